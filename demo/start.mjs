// The agency's whole website from one command: packages, build, database, 1,200 properties, server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { build, install } from './prepare.mjs';

// From wherever it is started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();
build();
const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/index.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Without a code it was killed.
server.on('exit', (code) => process.exit(code ?? 1));

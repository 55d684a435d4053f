// npm silently drops a platform's package from the lock file when it is not found; `npm ci` then fails elsewhere.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const isLocked = (parent, name) =>
  [`${parent}/node_modules/${name}`, `node_modules/${name}`].some((path) => packages[path]);
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path || 'package.json'} → ${name}`),
);
const withHosts = Object.entries(packages)
  .filter(([, { resolved }]) => resolved)
  .map(([path]) => path);

if (missing.length > 0) console.error(`package-lock.json lacks optional packages:\n${missing.join('\n')}`);
if (withHosts.length > 0) console.error(`package-lock.json names registry hosts:\n${withHosts.join('\n')}`);
process.exit(missing.length + withHosts.length > 0 ? 1 : 0);

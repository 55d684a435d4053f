import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, createServer as createHttpServer, get, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { claimFolder, keptSecret, secretOf } from '../../demo/server/data-folder';
import { openPglite } from '../../demo/server/database';
import { explainFailure } from '../../demo/server/explain-failure';
import { adviceOn, adviceOnProxies, refuseMistypedSettings } from '../../demo/server/mistyped-settings';
import { prepareGoodbye } from '../../demo/server/goodbye';
import { startServer } from '../../demo/server/start-server';
import { emptyDatabase } from '../support/empty-database';
import { smallAgency } from './support/agency-data';
import { endAll, exitCode, firstLine, run } from './support/process';
import { freshDatabase, freshFolder } from './support/start';
import { Visit } from './support/visit';

const smallServer = fileURLToPath(import.meta.resolve('./support/small-server.ts'));
const wholeServer = fileURLToPath(import.meta.resolve('../../demo/server/index.ts'));
let folder: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;

before(async () => {
  folder = await freshFolder();
  database = await freshDatabase();
});
after(async () => {
  endAll();
  await database.drop();
  await rm(folder, { recursive: true });
});

const ask = 'GET /authenticity_token.ljson HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server, and a connection to it that has had one answer. */
async function openConnection() {
  const databaseDump = await emptyDatabase();
  const server = await startServer({ seed: async () => smallAgency(), databaseUrl: database.url, databaseDump });
  const { port, hostname } = new URL(server.url);
  const connection = connect(Number(port), hostname).setEncoding('utf8');
  connection.write(ask);
  await once(connection, 'data');
  return { server, connection };
}

/** Waits until a server takes no more requests. */
async function refused(url: string) {
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await isOpen()) await new Promise((done) => setTimeout(done, 20));
}

describe('the process', () => {
  it('finishes a request that is under way when it is told to stop', async () => {
    const child = run(smallServer, { DATABASE_URL: database.url });
    const url = await firstLine(child);
    const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
    const slow = request(`${url}/session`, { method: 'POST', headers });
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write('{"username":"ada@example.com",');
    child.kill('SIGTERM');
    await refused(url);
    assert.equal(child.exitCode, null);
    slow.end('"password":"x"}');
    const [answer] = await once(slow, 'response');
    assert.equal(answer.statusCode, 403);
    // Otherwise the next request is sent on a connection that is being closed, and its sender never knows its fate.
    assert.equal(answer.headers.connection, 'close');
    answer.resume();
    assert.equal(await exitCode(child), 0);
  });

  it('answers a request that has arrived, but was not read, when it is told to stop', async () => {
    const { server, connection } = await openConnection();
    connection.write(ask);
    const closed = server.close();
    assert.match(String(await once(connection, 'data')), /^HTTP\/1\.1 200 /);
    await closed;
  });

  it('answers a request that was on its way on an open connection when it was told to stop', async () => {
    const { server, connection } = await openConnection();
    const closed = server.close();
    await new Promise((done) => setTimeout(done, 50));
    connection.write(ask);
    const [answer] = await once(connection, 'data');
    assert.match(String(answer), /^HTTP\/1\.1 200 [^]*connection: close/i);
    await closed;
  });

  it('sends an answer to its end when it is told to stop', async () => {
    const size = 8_000_000;
    const server = createHttpServer((_request, response) => response.end(Buffer.alloc(size)));
    const stop = prepareGoodbye(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      agent: new Agent({ keepAlive: true }),
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const stopped = stop();
    await new Promise((done) => setTimeout(done, 800));
    let received = 0;
    answer.on('data', (part: Buffer) => (received += part.length));
    await once(answer, 'end');
    assert.equal(received, size);
    await stopped;
  });

  it('ends at once when it is told to stop a second time', async () => {
    const child = run(smallServer, { DATABASE_URL: database.url });
    const url = await firstLine(child);
    const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
    const endless = request(`${url}/session`, { method: 'POST', headers });
    endless.on('error', () => {});
    endless.flushHeaders();
    await once(endless, 'continue');
    child.kill('SIGINT');
    child.kill('SIGINT');
    await new Promise((done) => setTimeout(done, 500));
    assert.equal(child.exitCode, null, 'a key press that arrives twice is one');
    const again = setInterval(() => child.kill('SIGINT'), 500);
    assert.equal(await exitCode(child), 1);
    clearInterval(again);
  });

  it('keeps what it was told when it is stopped and started again', async () => {
    const kept = {
      DATABASE_URL: database.url,
      DATABASE_FOLDER: join(folder, 'kept'),
      SECRET: 'kept',
      MAIL_FOLDER: join(folder, 'mail'),
    };
    const first = run(smallServer, kept);
    const visit = new Visit(await firstLine(first));
    await visit.register('kept@example.com');
    await visit.post('/saved_properties.ljson', { property_ids: '1,2' });
    first.kill('SIGTERM');
    assert.equal(await exitCode(first), 0);
    const second = run(smallServer, kept);
    visit.url = await firstLine(second);
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'kept@example.com');
    assert.equal((await visit.get('/saved_properties.ljson')).json.properties.length, 2);
    second.kill('SIGINT');
    assert.equal(await exitCode(second), 0);
  });

  it('ACC-57 writes the mail to a file before it stops', async () => {
    const mailFolder = join(folder, 'letters');
    const child = run(smallServer, { DATABASE_URL: database.url, MAIL_FOLDER: mailFolder });
    const visit = new Visit(await firstLine(child));
    await visit.register('letter@example.com');
    await visit.post('/reset_passwords', { email: 'letter@example.com' });
    child.kill('SIGTERM');
    assert.equal(await exitCode(child), 0);
    const [file = ''] = await readdir(mailFolder);
    const letter = (await readFile(join(mailFolder, file), 'utf8')).replaceAll('=\n', '');
    assert.match(letter, /^From: Hartwell Vane <hello@hartwellvane\.example>$/m);
    assert.match(letter, /^To: letter@example\.com$/m);
    assert.match(letter, /^http:\/\/127\.0\.0\.1:\d+\/reset_passwords\/[\w-]{43}$/m);
  });

  it('says at once when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const child = run(wholeServer, { PORT: String(port), DATA_DIR: join(folder, 'port') });
    assert.equal(await firstLine(child), `Port ${port} is taken by another program. Set PORT to another number.`);
    assert.equal(await exitCode(child), 1);
    other.close();
  });

  it('leaves its port again when it cannot show its pages', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    const databaseDump = await emptyDatabase();
    const options = { port, seed: async () => smallAgency(), databaseUrl: database.url, databaseDump };
    const site = () => {
      throw new Error('There is no dist.');
    };
    await assert.rejects(startServer({ ...options, site }), /There is no dist/);
    const server = await startServer(options);
    await server.close();
  });

  it('goes on when nobody reads its log any more', async () => {
    const child = run(wholeServer, { PORT: '0', DATA_DIR: join(folder, 'unread'), DATABASE_URL: database.url });
    const line = await firstLine(child);
    child.stderr?.destroy();
    const url = line.replace(/^.* at /, '');
    for (let request = 0; request < 3; request += 1) assert.equal((await fetch(`${url}/user.ljson`)).status, 200);
    child.kill('SIGTERM');
    assert.equal(await exitCode(child), 0);
  });

  it('does not touch a data folder that another process works in', async () => {
    const taken = join(folder, 'taken');
    await mkdir(taken);
    await writeFile(join(taken, 'server.pid'), String(process.pid));
    const child = run(wholeServer, { PORT: '0', DATA_DIR: taken, DATABASE_URL: '' });
    assert.match(await firstLine(child), new RegExp(`is in use by process ${process.pid}`));
    assert.equal(await exitCode(child), 1);
    assert.deepEqual(await readdir(taken), ['server.pid']);
  });

  it('says when nothing answers where the database should be', async () => {
    const unanswered = 'postgres://nobody@127.0.0.1:1/none';
    const child = run(wholeServer, { PORT: '0', DATA_DIR: folder, DATABASE_URL: unanswered });
    assert.equal(await firstLine(child), 'Nothing answers at DATABASE_URL. Is PostgreSQL running there?');
    assert.equal(await exitCode(child), 1);
  });

  it('says which setting is mistyped', async () => {
    const withoutNumber = run(wholeServer, { PORT: 'abc', DATA_DIR: await freshFolder() });
    assert.equal(await firstLine(withoutNumber), 'PORT has to be a number up to 65535.');
    const misspelt = run(wholeServer, { PORT: '0', DATA_DIR: folder, DATABASE_URL: 'postgres://me:a#b@host/db' });
    assert.match(await firstLine(misspelt), /DATABASE_URL has to be like postgres:/);
    const bare = run(wholeServer, { PORT: '0', DATA_DIR: await freshFolder(), SITE_URL: 'hartwell.example' });
    assert.match(await firstLine(bare), /SITE_URL has to begin with https:/);
    const named = run(wholeServer, { PORT: '0', DATA_DIR: await freshFolder(), TRUSTED_PROXIES: '10.0.0.1' });
    assert.match(await firstLine(named), /TRUSTED_PROXIES has to be the number/);
    for (const [settings, said] of [
      [{ SMTP_URL: 'mail.example.com:587' }, /^SMTP_URL has to be like smtps:/],
      [{ SMTP_URL: 'smtp:/mail' }, /^SMTP_URL has to be like smtps:/],
      [{ SITE_URL: 'https://hartwell.example/?utm=1' }, /^SITE_URL has to end before/],
    ] as const)
      assert.throws(() => refuseMistypedSettings(settings), { message: said });
    assert.match(adviceOn({ SMTP_URL: 'smtps://mail' }), /^SITE_URL is not set/);
    const SITE_URL = 'https://hartwell.example';
    assert.match(adviceOnProxies({ SITE_URL, TRUSTED_PROXIES: '0' }), /^TRUSTED_PROXIES is not set/);
    for (const settings of [{ SITE_URL, TRUSTED_PROXIES: '1' }, { SITE_URL: 'http://localhost:8000' }, {}])
      assert.equal(adviceOnProxies(settings), '');
  });
});

describe('a start that fails', () => {
  const explain = (error: object, databaseUrl?: string) =>
    explainFailure(error, { port: 80, host: 'nosuch.example', databaseUrl }, 'No start');

  it('says whether the port or a folder is what this user may not use', () => {
    assert.match(explain({ code: 'EACCES', syscall: 'listen' }), /^Port 80 may not be used/);
    assert.equal(
      explain({ code: 'EACCES', syscall: 'open', path: '/srv/data/server.pid' }),
      'This user may not write to /srv/data/server.pid. Set DATA_DIR to another folder.',
    );
  });

  it('says whether the host to listen at or that of the database is not there', () => {
    const unfound = { code: 'ENOTFOUND', syscall: 'getaddrinfo' };
    assert.match(
      explain({ ...unfound, hostname: 'nosuch.example' }, 'postgres://elsewhere'),
      /^HOST is not an address/,
    );
    assert.match(explain({ ...unfound, hostname: 'elsewhere' }, 'postgres://elsewhere'), /^DATABASE_URL names/);
    // Node gives no words to a refusal by each address of a name.
    const refused = { code: 'ECONNREFUSED', message: '' };
    assert.match(explain(refused, 'postgres://elsewhere'), /^Nothing answers at DATABASE_URL/);
    assert.match(explain({ code: 'EEXIST', syscall: 'mkdir', path: '/srv/file' }), /DATA_DIR has to be a folder/);
  });
});

describe('the folder of the embedded database', () => {
  const nothing = async () => {};
  /** What is left when the very first start is interrupted while it unpacks the folder. */
  const unpackedInPart = async () => {
    const database = join(await freshFolder(), 'database');
    await mkdir(database);
    await writeFile(join(database, 'PG_VERSION'), '17\n');
    return database;
  };

  it('is made anew when the start that made it was interrupted', async () => {
    const unfinished = await unpackedInPart();
    await writeFile(`${unfinished}.unfinished`, '');
    const { close } = await openPglite({ folder: unfinished, dump: await emptyDatabase() }, nothing);
    await close();
    assert.deepEqual(await readdir(join(unfinished, '..')), ['database']);
    const again = await openPglite({ folder: unfinished }, nothing);
    await again.close();
  });

  it('is named when it cannot be opened, and left as it is', async () => {
    const broken = await unpackedInPart();
    await assert.rejects(openPglite({ folder: broken }, nothing), {
      message: `The database in ${broken} cannot be opened (PGlite failed to initialize properly). Move the folder away to begin with a new one.`,
    });
    assert.ok((await readdir(broken)).includes('PG_VERSION'));
  });

  it('is for the owner alone, also one that was open to all, and so is the folder made around it', async () => {
    const kept = join(await freshFolder(), 'data', 'database');
    const modes = async (...folders: string[]) =>
      Promise.all(folders.map(async (each) => (await stat(each)).mode & 0o777));
    const first = await openPglite({ folder: kept, dump: await emptyDatabase() }, nothing);
    await first.close();
    assert.deepEqual(await modes(kept, join(kept, '..')), [0o700, 0o700]);
    await chmod(kept, 0o755);
    const again = await openPglite({ folder: kept }, nothing);
    await again.close();
    assert.deepEqual(await modes(kept), [0o700]);
    const claimed = join(await freshFolder(), 'claimed');
    await claimFolder(claimed);
    assert.deepEqual(await modes(claimed), [0o700]);
  });

  it('is marked as unfinished until it is filled', async () => {
    const filling = join(await freshFolder(), 'new', 'database');
    const place = { folder: filling, dump: await emptyDatabase() };
    await assert.rejects(openPglite(place, () => Promise.reject(new Error('interrupted'))));
    assert.deepEqual((await readdir(join(filling, '..'))).sort(), ['database', 'database.unfinished']);
  });
});

describe('the lock of the data folder', () => {
  it('is taken over from a process that has ended, by one of several only', async () => {
    const left = await freshFolder();
    const gone = run(wholeServer, { SITE_URL: 'x' });
    await once(gone, 'exit');
    await writeFile(join(left, 'server.pid'), String(gone.pid));
    await claimFolder(left);
    assert.deepEqual(await readdir(left), ['server.pid']);
    assert.equal(await readFile(join(left, 'server.pid'), 'utf8'), String(process.pid));
    await claimFolder(left);
    await writeFile(join(left, 'server.pid'), String(process.ppid));
    await assert.rejects(claimFolder(left), { message: new RegExp(`in use by process ${process.ppid}`) });
    await rm(join(left, 'server.pid'));
  });
});

describe('the secret', () => {
  it('is made where none is set or an empty one, and asked for where machines share a database', async () => {
    const made = await secretOf({}, folder);
    assert.deepEqual(
      [await secretOf({ SECRET: '' }, folder), await secretOf({ SECRET: 'set' }, folder)],
      [made, 'set'],
    );
    assert.match(made, /^[\w-]{43}$/);
    const DATABASE_URL = 'postgres://shared';
    assert.match(adviceOn({ DATABASE_URL, SECRET: '' }), /^SECRET is not set\./);
    assert.deepEqual([adviceOn({ DATABASE_URL, SECRET: 'set' }), adviceOn({ SECRET: '' })], ['', '']);
  });

  it('is made once, also when several processes ask at the same time, and is for the owner alone', async () => {
    const kept = join(folder, 'secret-folder');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(kept)));
    assert.equal(new Set(secrets).size, 1);
    assert.match(secrets[0] ?? '', /^[\w-]{43}$/);
    assert.equal((await stat(join(kept, 'secret'))).mode & 0o777, 0o600);
    assert.deepEqual(await readdir(kept), ['secret']);
  });

  it('is made anew where a power cut or a full disk left it empty', async () => {
    const kept = join(folder, 'empty-secret-folder');
    await mkdir(kept);
    await writeFile(join(kept, 'secret'), '');
    const made = await keptSecret(kept);
    assert.match(made, /^[\w-]{43}$/);
    assert.deepEqual([await keptSecret(kept), await readdir(kept)], [made, ['secret']]);
  });
});

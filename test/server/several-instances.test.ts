import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { count, sql } from 'drizzle-orm';
import { Client } from 'pg';

import { defaultLimits } from '../../demo/server/limits';
import { properties, savedProperties, savedSearches } from '../../demo/server/schema';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server/start-server';
import { homes, smallAgency } from './support/agency-data';
import { freshDatabase, recording, until } from './support/start';
import { Visit } from './support/visit';

const breakOthersOff = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;

// The embedded database serves only one process.
if (process.env['DATABASE_URL']) {
  describe('several instances on one PostgreSQL', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    const instances: RunningServer[] = [];
    let seeded = 0;

    before(async () => {
      database = await freshDatabase();
      const options = {
        ...recording({ mails: [], logged: [] }),
        limits: defaultLimits,
        databaseUrl: database.url,
        secret: 'shared by all',
        seed: async () => {
          seeded += 1;
          return smallAgency();
        },
      };
      const start = async () => instances.push(await startServer(options));
      const started = await Promise.allSettled([start(), start(), start()]);
      assert.deepEqual(
        started.map(({ status }) => status),
        ['fulfilled', 'fulfilled', 'fulfilled'],
      );
    });
    after(async () => {
      await Promise.all(instances.map((instance) => instance.close()));
      await database.drop();
    });

    it('start at the same time, and one of them fills the database', async () => {
      assert.equal(seeded, 1);
      const [row] = await instances[0]!.services.database.select({ count: count() }).from(properties);
      assert.equal(row?.count, homes.length);
    });

    it('know each other’s sessions and tokens', async () => {
      const visit = new Visit(instances[0]!.url);
      await visit.register('balanced@example.com');
      visit.url = instances[1]!.url;
      assert.equal((await visit.get('/user.ljson')).json.user['email'], 'balanced@example.com');
      assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 200);
      visit.url = instances[2]!.url;
      assert.equal((await visit.get('/saved_properties.ljson')).json.properties.length, 1);
      assert.equal((await visit.post('/session', {}, 'delete')).status, 200);
      visit.url = instances[0]!.url;
      assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
    });

    it('T14 count attempts together, also those at the same moment', async () => {
      const visit = new Visit(instances[0]!.url);
      await visit.register('together@example.com');
      const attempts = Array.from({ length: 24 }, (_, attempt) => {
        const other = new Visit(instances[attempt % 3]!.url);
        for (const [name, value] of visit.cookies) other.cookies.set(name, value);
        other.token = visit.token;
        return other.signIn('together@example.com', 'guess').then(({ status }) => status);
      });
      const statuses = await Promise.all(attempts);
      // A wrong password leaves the session as it is, so all of them have a valid token.
      assert.equal(statuses.filter((status) => status === 401).length, 10);
      assert.equal(statuses.filter((status) => status === 429).length, 14);
    });

    it('SAV-11 keep the union of what is saved at the same moment', async () => {
      const visit = new Visit(instances[0]!.url);
      await visit.register('union@example.com');
      const saves = [1, 2, 3, 4, 5, 6].map((id) => {
        const device = new Visit(instances[id % 3]!.url);
        for (const [name, value] of visit.cookies) device.cookies.set(name, value);
        device.token = visit.token;
        return device.post('/saved_properties.ljson', { property_ids: `${id},${id + 1}` });
      });
      for (const { status } of await Promise.all(saves)) assert.equal(status, 200);
      const { json } = await visit.get('/saved_properties.ljson');
      assert.deepEqual(json.properties.map((property) => property.property_id).sort(), [1, 2, 3, 4, 5, 6, 7]);
    });

    it('SAV-11 SAV-28 T27 let nobody save more than they may, also at the same moment', async () => {
      const { database: data } = instances[0]!.services;
      const visit = new Visit(instances[0]!.url);
      const { user_id: userId } = (await visit.register('eager@example.com')).json.user;
      const many = [...Array(499).keys()].map((index) => ({ ...homes[0]!, id: index + 1000 }));
      await data.insert(properties).values(many);
      await data.insert(savedProperties).values(many.map(({ id }) => ({ userId: userId!, propertyId: id })));
      await data
        .insert(savedSearches)
        .values(many.slice(0, 99).map(({ id }) => ({ userId: userId!, query: `q=${id}` })));
      const saves = await data.transaction(async (transaction) => {
        // Holds them all back before any is saved.
        await transaction.execute('lock table saved_properties, saved_searches in share mode');
        const sent = [1, 2, 3].flatMap((id) => [
          visit.post('/saved_properties.ljson', { property_ids: id }),
          visit.post(`/search?q=${id}`),
        ]);
        await until(async () => (await data.$count(sql`pg_stat_activity`, waiting)) === sent.length);
        return sent;
      });
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      assert.deepEqual(statuses.sort(), [200, 200, 422, 422, 422, 422]);
    });

    it('go on when the database breaks their connections off', async () => {
      const { database: data } = instances[0]!.services;
      await new Visit(instances[1]!.url).get('/search.ljson');
      await data.execute(breakOthersOff);
      await new Promise((done) => setTimeout(done, 200));
      for (const { url } of instances) assert.equal((await new Visit(url).get('/search.ljson')).status, 200);
    });
  });

  describe('an instance that loses its connection', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    let other: Client;
    const start = (options: ServerOptions = {}) =>
      startServer({ ...recording({ mails: [], logged: [] }), databaseUrl: database.url, ...options });

    before(async () => {
      database = await freshDatabase();
      other = new Client({ connectionString: database.url });
      await other.connect();
    });
    after(async () => {
      await other.end();
      await database.drop();
    });

    it('while it starts says so, and its process goes on', async () => {
      const seed = async () => {
        await other.query(breakOthersOff);
        return smallAgency();
      };
      await assert.rejects(start({ seed }));
    });

    it('in the middle of a transaction goes on without it', async () => {
      const server = await start();
      const lost = server.services.database.transaction(async (transaction) => {
        await other.query(breakOthersOff);
        await transaction.execute('select 1');
      });
      await assert.rejects(lost);
      const visit = new Visit(server.url);
      for (let status = 0; status !== 200;) ({ status } = await visit.get('/search.ljson'));
      await server.close();
    });
  });

  describe('an instance behind a network that brings nothing more', () => {
    it('says so to its balancer, and waits for no answer for long', async () => {
      const database = await freshDatabase();
      const { hostname, port } = new URL(database.url!);
      const lines: Socket[] = [];
      let isCut = false;
      const proxy = createServer((near) => {
        if (isCut) return void lines.push(near.on('error', () => {}));
        const far = connect(Number(port), hostname);
        lines.push(
          near.on('error', () => {}),
          far.on('error', () => {}),
        );
        near.pipe(far).pipe(near);
      }).listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const url = new URL(database.url!);
      Object.assign(url, { hostname: '127.0.0.1', port: String((proxy.address() as AddressInfo).port) });
      const server = await startServer({ ...recording({ mails: [], logged: [] }), databaseUrl: url.href });
      const visit = new Visit(server.url);
      assert.equal((await visit.get('/healthz')).status, 200);
      isCut = true;
      for (const line of lines) line.unpipe().pause();
      const unanswered = assert.rejects(server.services.database.execute('select 1'));
      assert.equal((await visit.get('/healthz')).status, 503);
      await unanswered;
      for (const line of lines) line.destroy();
      proxy.close();
      await server.close();
      await database.drop();
    });
  });

  describe('an instance whose database is gone', () => {
    it('says so to its balancer, and to the visitor no more than that it is not their fault', async () => {
      const gone = await freshDatabase();
      const logged: string[] = [];
      const server = await startServer({ ...recording({ mails: [], logged }), databaseUrl: gone.url });
      const visit = new Visit(server.url);
      assert.equal((await visit.get('/healthz')).status, 200);
      await gone.drop();
      const { status, text } = await visit.get('/healthz');
      assert.equal(status, 503);
      assert.equal(text, '{"status":"database unavailable"}');
      const search = await visit.get('/search.ljson');
      assert.equal(search.status, 500);
      assert.equal(search.json.message, 'Something went wrong here. Please try again later.');
      assert.match(logged.join('\n'), /"event":"database unwell"/);
      await server.close();
    });
  });
}

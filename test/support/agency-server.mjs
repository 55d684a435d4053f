import { request as forward } from 'node:http';

import { newSession } from './new-session.mjs';

/** Paths the test runner serves itself; all others go to the agency's server. */
const ours =
  /^\/(src|elements|test|demo|node_modules|\.cache|dist|__web-|wds|modules$|agency(\.firm)?\.css$|favicon)|^\/$/;
const hopByHop = ['transfer-encoding', 'connection', 'keep-alive', 'content-length', 'content-encoding'];

/**
 * The real reference server behind the test runner's pages, with a network between them that can be made to fail.
 * `/__network`: POST sets the faults, GET returns the requests since, DELETE clears both. `/__session`: POST clears both
 * and gives the browser another session, of a new account if the body has a `client`.
 */
export function agencyServer() {
  let server;
  let faults = [];
  let asked = [];
  let sessions = 0;

  async function network(context) {
    if (context.method === 'POST') faults.push(JSON.parse(await read(context.req)));
    if (context.method === 'DELETE') [faults, asked] = [[], []];
    context.body = asked;
  }

  async function session(context) {
    [faults, asked] = [[], []];
    sessions++;
    const { client } = JSON.parse(await read(context.req));
    const { cookie, ...answer } = await newSession(server.url, client);
    context.set('set-cookie', cookie);
    context.body = answer;
  }

  async function middleware(context, next) {
    const { method, path, querystring: query, headers } = context;
    if (path === '/__network') return network(context);
    if (path === '/__session') return session(context);
    if (ours.test(path)) return next();
    const body = await read(context.req);
    asked.push({ method, path, query, headers, body });
    const fault = take(faults, context);
    const before = sessions;
    if (fault?.delay) await new Promise((done) => setTimeout(done, fault.delay));
    if (fault?.drop) return hangUp(context);
    if (fault?.status) return reply(context, fault.status, fault.headers, fault.body ?? '');
    const answer = await send(server.url, context, body);
    const bytes = await readBytes(answer);
    // Its cookie would replace the next test's. The connection stays open: a browser repeats a request without an
    // answer.
    if (fault?.delay && sessions !== before) return reply(context, 503, {}, '');
    return fault?.dropAnswer ? hangUp(context) : reply(context, answer.statusCode, answer.headers, bytes);
  }

  return {
    name: 'agency-server',
    middleware,
    async serverStart() {
      const { startTestServer } = await import('./start-server.ts');
      server = await startTestServer();
    },
    serverStop: () => server?.close(),
  };
}

/** The first fault that matches a request; it expires after its number of times. */
function take(faults, { method, path }) {
  const fault = faults.find((each) => each.path === path && (each.method ?? method) === method);
  if (fault?.times !== undefined && --fault.times <= 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

// Bypasses the runner's own handling, which would respond 404 and log faults that a test intends.
function reply(context, status, headers = {}, body) {
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.includes(name));
  context.respond = false;
  context.res.writeHead(status, { 'cache-control': 'no-store', ...Object.fromEntries(kept) }).end(body);
}

function hangUp(context) {
  context.respond = false;
  context.req.socket.destroy();
}

function send(origin, context, body) {
  return new Promise((answered, failed) => {
    const headers = { ...context.headers, 'accept-encoding': 'identity' };
    const request = forward(origin + context.url, { method: context.method, headers }, answered);
    request.on('error', failed).end(body);
  });
}

const read = async (stream) => (await readBytes(stream)).toString();

async function readBytes(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

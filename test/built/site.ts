import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** How to handle a request instead of answering it from the folder. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
};
const calls: Readonly<Record<string, unknown>> = {
  '/user.ljson': { user: { user_id: null } },
  '/authenticity_token.ljson': { authenticity_token: 'token' },
  '/saved_properties.ljson': { properties: [] },
};

/** Answers 404. */
export const gone: Fault = (_, response) => void response.writeHead(404).end();

/** Answers with a page, as sites do that answer every address with one. */
export const page: Fault = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');

/** Never answers. */
export const hang: Fault = () => {};

/** Serves the built files under any address and the test's own pages, and can be told to misbehave. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'agency-site-'));
  readonly asked: string[] = [];
  readonly #pages = new Map<string, { html: string; headers: Record<string, string> }>();
  readonly #faults: { pattern: RegExp; fault: Fault; times: number }[] = [];
  readonly #server = createServer((request, response) => this.#answer(request, response));

  static async open() {
    if (!existsSync('dist/agency.js')) throw new Error('Run npm run build first.');
    const site = new Site();
    site.publish('/agency/');
    await new Promise<void>((done) => site.#server.listen(0, '127.0.0.1', done));
    return site;
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Copies the built files to an address of the site. */
  publish(address: string) {
    cpSync('dist', join(this.folder, address), { recursive: true });
  }

  /** Adds a page and returns its address. */
  write(path: string, html: string, headers: Record<string, string> = {}) {
    this.#pages.set(path, { html: `<!doctype html><html lang="en-GB"><title>Page</title>${html}</html>`, headers });
    return this.url + path;
  }

  /** Misbehaves at addresses that match, always or a number of times. */
  misbehave(pattern: RegExp, fault: Fault, times = Infinity) {
    this.#faults.push({ pattern, fault, times });
  }

  /** Removes all faults and forgets the requests. */
  behave() {
    this.#faults.length = 0;
    this.asked.length = 0;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url!, this.url);
    this.asked.push(pathname);
    const fault = this.#faults.find(({ pattern, times }) => times > 0 && pattern.test(request.url!));
    if (fault) {
      fault.times--;
      return fault.fault(request, response);
    }
    const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
    const found = this.#pages.get(pathname);
    if (found)
      return response.writeHead(200, { ...headers, 'content-type': types['.html'], ...found.headers }).end(found.html);
    if (calls[pathname])
      return response
        .writeHead(200, { ...headers, 'content-type': types['.json'] })
        .end(JSON.stringify(calls[pathname]));
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const file = join(this.folder, pathname);
    if (!existsSync(file) || pathname.endsWith('/')) return gone(request, response);
    return response
      .writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'text/plain' })
      .end(readFileSync(file));
  }
}

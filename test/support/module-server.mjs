import { createServer } from 'node:http';

/**
 * A faulty script server: `/name.js?fail=2` returns 404 twice and then a module, `?html` returns a page once,
 * `?hang=500` waits 500 ms, `?count` returns how often a file was requested. Its address is served at `/modules`.
 */
export function moduleServer() {
  const asked = new Map();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const answer = (status, type, body) =>
      response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
        .end(body);
    const count = asked.get(pathname) ?? 0;
    if (searchParams.has('count')) return answer(200, 'text/plain', String(count));
    asked.set(pathname, count + 1);
    await new Promise((done) => setTimeout(done, Number(searchParams.get('hang') ?? 0)));
    if (searchParams.has('html') && count === 0) return answer(200, 'text/html', '<!doctype html>');
    if (count < Number(searchParams.get('fail') ?? 0)) return answer(404, 'text/plain', 'gone');
    const tag = pathname.match(/([\w-]+)\.js/)[1];
    const script = `customElements.define('${tag}', class extends HTMLElement { connectedCallback() { this.dataset.ready = ''; } });`;
    return answer(200, 'text/javascript', script);
  });
  return {
    name: 'module-server',
    serverStart: () => new Promise((done) => server.listen(0, '127.0.0.1', done)),
    serverStop: () => server.close(),
    serve: ({ path }) =>
      path === '/modules' ? { body: `http://127.0.0.1:${server.address().port}`, type: 'txt' } : undefined,
  };
}

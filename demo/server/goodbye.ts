import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

const betweenSweeps = 300;
const longestGoodbye = 10_000;

/**
 * Prepares to stop a server; the returned function stops it. Requests that were sent on an open connection are still
 * answered, then connections are closed as they become idle, and all of them after ten seconds.
 */
export function prepareGoodbye(server: Server): () => Promise<void> {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => socket.destroyed || silent.add(socket));
  });
  // A request that has arrived is read in the event loop's next turn.
  const sweep = () => setImmediate(() => setImmediate(() => silent.forEach((socket) => socket.destroy())));

  return async () => {
    const closed = once(server, 'close');
    // Closes the port alone: the server's own method also closes connections whose next request was not read yet, or
    // whose answer is still being sent.
    Listener.prototype.close.call(server);
    const sweeps = setInterval(sweep, betweenSweeps);
    const goodbye = setTimeout(() => server.closeAllConnections(), longestGoodbye);
    await closed;
    clearInterval(sweeps);
    clearTimeout(goodbye);
  };
}

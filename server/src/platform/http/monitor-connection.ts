import type { WebSocket } from 'ws';

/** Shorter than the time after which proxies close connections that stay quiet. */
const PING_INTERVAL_MS = 15_000;

/** Pings a WebSocket until it closes, and ends it if the other side has not answered by the next ping: a connection that was cut off gives no error. */
export function monitorConnection(socket: WebSocket, interval = PING_INTERVAL_MS): void {
  let hasAnswered = true;
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, interval);
  socket.on('pong', () => (hasAnswered = true));
  socket.once('close', () => clearInterval(timer));
}

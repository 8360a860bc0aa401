import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** What happens to a request instead of an answer: one of the proxy's own, or the answer is lost on its way back. */
export type ProxyFailure = { status: number; retryAfter?: string } | 'lose-answer';

/** Stands before the API; each error befalls one request, in order, then everything passes. Closed when the test file has run. */
export async function startProxy(target: string, failures: ProxyFailure[]) {
  const server = createServer((incoming, outgoing) => {
    const failure = failures.shift();
    if (failure === undefined || failure === 'lose-answer') pass(target, incoming, outgoing, failure);
    else
      outgoing
        .writeHead(failure.status, failure.retryAfter ? { 'retry-after': failure.retryAfter } : {})
        .end('<html>Be right back</html>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, failure?: 'lose-answer') {
  const { method, headers } = incoming;
  const forwarded = request(`${target}${incoming.url}`, { method, headers }, (answer) => {
    if (failure) {
      answer.resume().on('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

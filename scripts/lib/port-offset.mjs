import { createServer } from 'node:net';

const PORTS = [3000, 3001, 3002, 3003, 3004, 3005, 4000, 5000];
const CANDIDATES = [10_000, 11_000, 12_000, 13_000, 14_000];

/** A port offset at which all ports of the product are free, so that tests do not disturb a running product. */
export async function findFreePortOffset() {
  for (const offset of CANDIDATES) {
    const free = await Promise.all(PORTS.map((port) => isFree(port + offset)));
    if (free.every(Boolean)) return offset;
  }
  return CANDIDATES[0];
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)));
  });
}

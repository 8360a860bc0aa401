import { createServer } from 'node:net';
import { UserError } from './main.mjs';

/** Of the identity provider that end-to-end tests start; shifted as the ports of the product. */
export const IDENTITY_PROVIDER_PORT = 4001;

/** Where the product listens, and in its end-to-end tests an identity provider. */
const PORTS = [3000, 3001, 3002, 3003, 3004, 3005, 4000, 5000, IDENTITY_PROVIDER_PORT];
/** Below the ports that systems give to outgoing connections. */
const CANDIDATES = Array.from({ length: 15 }, (_, index) => 10_000 + 1000 * index);

/** A port offset at which all ports of the product are free, so that tests do not disturb a running product. @throws UserError if there is none */
export async function findFreePortOffset() {
  for (const offset of CANDIDATES) {
    const free = await Promise.all(PORTS.map((port) => isFree(port + offset)));
    if (free.every(Boolean)) return offset;
  }
  throw new UserError(
    `No free ports were found for a second product between ${PORTS[0] + CANDIDATES[0]} and 29000. Stop what uses them and try again.`,
  );
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)));
  });
}

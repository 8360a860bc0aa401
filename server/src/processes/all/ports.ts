import { createServer } from 'node:net';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { HOST_PORT, REMOTE_PORTS } from '../../web/ports.ts';

const SHOP_PORT = 4000;
const INBOX_PORT = 2525;
const LARGEST_OFFSET = 55_000;

/** Every port of a product that runs on one machine. */
export type Ports = ReturnType<typeof shiftPorts>;

/** The usual ports, shifted alike so that a second product can run next to the first. */
export function shiftPorts(apiPort: number, offset: number) {
  if (!Number.isInteger(offset) || offset < 0 || offset > LARGEST_OFFSET)
    throw new Error(`The port offset must be a whole number from 0 to ${LARGEST_OFFSET}.`);
  const remotes = REMOTE_NAMES.map((name) => [name, REMOTE_PORTS[name] + offset]);
  return {
    host: HOST_PORT + offset,
    remotes: Object.fromEntries(remotes) as Record<RemoteName, number>,
    shop: SHOP_PORT + offset,
    api: apiPort + offset,
    inbox: INBOX_PORT + offset,
  };
}

/** Makes sure that no one else listens on the ports. @throws an Error that names the taken ones and what they are wanted for. */
export async function requireFreePorts(
  { host, remotes, shop, api, inbox }: Ports,
  isWithDashboard = true,
): Promise<void> {
  const dashboard: [number, string][] = [
    [host, 'the dashboard'],
    ...REMOTE_NAMES.map((name): [number, string] => [remotes[name], `its part "${name}"`]),
  ];
  const wanted: [number, string][] = [
    ...(isWithDashboard ? dashboard : []),
    [shop, 'the demo shop'],
    [api, 'the API'],
    [inbox, 'mails to tests'],
  ];
  const free = await Promise.all(wanted.map(([port]) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map(([port, purpose]) => `port ${port} (for ${purpose})`).join(', ');
  throw new Error(
    `Already in use: ${list}. Is Steplight running already? Stop what uses ${taken.length === 1 ? 'it' : 'them'}, or run beside it with: npm start -- --port-offset 10000`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)));
  });
}

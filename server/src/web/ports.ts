import type { RemoteName } from 'shared/registry';

/** The default ports of the web servers. */
export const HOST_PORT = 3000;
export const REMOTE_PORTS: Record<RemoteName, number> = {
  auth: 3001,
  suites: 3002,
  blueprints: 3003,
  runs: 3004,
  settings: 3005,
};

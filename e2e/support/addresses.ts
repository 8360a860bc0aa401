const offset = Number(process.env['PORT_OFFSET'] ?? 0);

/** Where the product under test listens; `PORT_OFFSET` shifts every port alike. */
export const hostAddress = `http://localhost:${3000 + offset}`;
export const apiAddress = `http://localhost:${5000 + offset}`;
/** Of the identity provider that a spec starts: the product under test calls no other one of this machine. */
export const identityProviderPort = 4001 + offset;
export const shopAddress = `http://localhost:${4000 + offset}`;
export const remoteAddresses = {
  auth: `http://localhost:${3001 + offset}`,
  suites: `http://localhost:${3002 + offset}`,
  blueprints: `http://localhost:${3003 + offset}`,
  runs: `http://localhost:${3004 + offset}`,
  settings: `http://localhost:${3005 + offset}`,
};

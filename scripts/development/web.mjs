/**
 * `node scripts/development/web.mjs [NAME | NAME=FOLDER …]`: the dashboard in development. Watches the host and the named
 * remotes (default: all) and serves the last build of the others. Sends `{ address }` to its parent process when the page is
 * ready. Needs the pinned Node.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localEnvironments } from '../../server/src/web/documents.ts';
import { createHostApp } from '../../server/src/web/host-app.ts';
import { HOST_PORT, REMOTE_PORTS } from '../../server/src/web/ports.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { REMOTE_NAMES } from '../../shared/src/contract/registry/index.ts';
import { developmentConfig } from '../../shared/tooling/development/config.mjs';
import { watchPackages } from '../../shared/tooling/development/watch.mjs';
import { dataFolder, root } from '../lib/project.mjs';
import { readRegistry, serveRemotes } from './remotes.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'port-offset': { type: 'string', default: '0' }, 'free-ports': { type: 'boolean' } },
});
const offset = Number(values['port-offset']);
const portOf = (port) => (values['free-ports'] ? 0 : port + offset);
const apiAddress = process.env.API_ADDRESS ?? `http://localhost:${5000 + offset}`;
const output = (name) => join(dataFolder, 'development', name);

const roots = { host: join(root, 'host') };
for (const argument of positionals.length > 0 ? positionals : REMOTE_NAMES) {
  const [name, folder = join(root, `remote-${name}`)] = argument.split('=');
  roots[`remote-${name}`] = resolve(folder);
}
process.on('disconnect', () => process.exit());

const { channels, ready } = watchPackages(
  Object.entries(roots).map(([name, folder]) =>
    developmentConfig({
      name,
      kind: name === 'host' ? 'host' : 'remote',
      root: folder,
      folder: output(name),
    }),
  ),
  (line, name) => console.log(`${name}: ${line}`),
);
await ready;

const watched = REMOTE_NAMES.filter((name) => `remote-${name}` in roots).map((name) => {
  const packageName = `remote-${name}`;
  return [name, { folder: output(packageName), channel: channels[packageName] }];
});
const remotes = await serveRemotes({
  ports: Object.fromEntries(REMOTE_NAMES.map((name) => [name, portOf(REMOTE_PORTS[name])])),
  watched: Object.fromEntries(watched),
});
const host = await createHostApp({
  folder: output('host'),
  environments: localEnvironments(
    apiAddress,
    Object.values(remotes).map(({ origin }) => origin),
    `http://localhost:${4000 + offset}`,
  ),
  readRegistry: () => readRegistry(remotes),
  log: createLog('warn'),
});
host.get('/hot', (_request, reply) => {
  reply.hijack();
  channels.host.connect(reply.raw);
});
await host.listen({ port: portOf(HOST_PORT), host: 'localhost' });
process.send?.({ address: `http://localhost:${host.server.address().port}` });

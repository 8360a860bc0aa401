/**
 * `node scripts/development/web.mjs [NAME | NAME=FOLDER …]`: the dashboard in development. The host and the remotes named (all
 * of them, if none is) are built as they are edited, the others are taken as they were built last. Sends `{ address }` to
 * whoever started it when the page can be opened. Needs the pinned Node.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localEnvironments } from '../../server/src/web/documents.ts';
import { createHostApp } from '../../server/src/web/host-app.ts';
import { HOST_PORT, REMOTE_PORTS } from '../../server/src/web/ports.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { REMOTE_NAMES } from '../../shared/src/registry/index.ts';
import { developmentConfig } from '../../shared/tooling/development/config.mjs';
import { watchPackages } from '../../shared/tooling/development/watch.mjs';
import { dataFolder, root } from '../lib/project.mjs';
import { readParts, serveParts } from './parts.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'port-offset': { type: 'string', default: '0' }, 'free-ports': { type: 'boolean' } },
});
const offset = Number(values['port-offset']);
const portOf = (port) => (values['free-ports'] ? 0 : port + offset);
const apiAddress = process.env.API_ADDRESS ?? `http://localhost:${5000 + offset}`;
const output = (name) => join(dataFolder, 'development', name);

const roots = { host: join(root, 'host') };
for (const part of positionals.length > 0 ? positionals : REMOTE_NAMES) {
  const [name, folder = join(root, `remote-${name}`)] = part.split('=');
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

const edited = REMOTE_NAMES.filter((name) => `remote-${name}` in roots).map((name) => {
  const full = `remote-${name}`;
  return [name, { folder: output(full), channel: channels[full] }];
});
const parts = await serveParts({
  ports: Object.fromEntries(REMOTE_NAMES.map((name) => [name, portOf(REMOTE_PORTS[name])])),
  edited: Object.fromEntries(edited),
});
const host = await createHostApp({
  folder: output('host'),
  environments: localEnvironments(
    apiAddress,
    Object.values(parts).map(({ origin }) => origin),
  ),
  readRegistry: () => readParts(parts),
  log: createLog('warn'),
});
host.get('/hot', (_request, reply) => {
  reply.hijack();
  channels.host.connect(reply.raw);
});
await host.listen({ port: portOf(HOST_PORT), host: 'localhost' });
process.send?.({ address: `http://localhost:${host.server.address().port}` });

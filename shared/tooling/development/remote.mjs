/** `pnpm --filter remote-runs dev`: one remote at its own port, standalone and for a local or staging host. Sends `{ address }` to its parent process when it is ready. */
import { basename, join, resolve } from 'node:path';
import { REMOTE_NAMES } from 'shared/registry';
import { STANDALONE_PATH, standaloneConfig } from './standalone-config.mjs';
import { developmentConfig } from './config.mjs';
import { serveDevelopment } from './file-server.mjs';
import { watchPackages } from './watch.mjs';

const root = process.cwd();
const name = basename(root);
const offset = Number(process.env.PORT_OFFSET ?? 0);
const defaultPort = 3001 + REMOTE_NAMES.indexOf(name.replace('remote-', '')) + offset;
// A running product serves the built remote at the default port.
const fallbackPort = defaultPort + 10;
const apiAddress = process.env.API_ADDRESS ?? `http://localhost:${5000 + offset}`;
const folder = resolve(root, '..', process.env.DATA_FOLDER || '.steplight', 'development', name);
const standaloneFolder = `${folder}-standalone`;

const standalone = standaloneConfig({ name, root, folder: standaloneFolder, apiAddress });
const print = (line, source) => console.log(`${source}: ${line}`);
const { channels, ready } = watchPackages(
  [developmentConfig({ name, kind: 'remote', root, folder }), standalone],
  print,
);
const serveAt = (port) =>
  serveDevelopment({
    port,
    folders: { [STANDALONE_PATH]: standaloneFolder, '/': folder },
    channels: { '/hot': channels[name], [`${STANDALONE_PATH}hot`]: channels[standalone.name] },
    page: join(standaloneFolder, 'index.html'),
  });
const { port } = await serveAt(defaultPort)
  .catch((error) => (isInUse(error) ? serveAt(fallbackPort) : Promise.reject(error)))
  .catch((error) => {
    console.error(
      isInUse(error)
        ? `The ports ${defaultPort} and ${fallbackPort} are in use. PORT_OFFSET moves them.`
        : error,
    );
    process.exit(1);
  });
await ready;

const address = `http://localhost:${port}`;
console.log(`
  Standalone   ${address}/
  In a host    ?remote.${name.replace('remote-', '')}=${address}/
  API          ${apiAddress}  (npm start runs one; API_ADDRESS sets another)

  Ctrl-C stops it.`);
process.send?.({ address });

function isInUse({ code }) {
  return code === 'EADDRINUSE';
}

/** `pnpm --filter remote-runs dev`: one remote, by itself at its port, and ready to be shown by a host on this machine or a staging one. */
import { basename, join, resolve } from 'node:path';
import { REMOTE_NAMES } from 'shared/registry';
import { ALONE_PATH, aloneConfig } from './alone-config.mjs';
import { developmentConfig } from './config.mjs';
import { serveDevelopment } from './file-server.mjs';
import { watchPackages } from './watch.mjs';

const root = process.cwd();
const name = basename(root);
const offset = Number(process.env.PORT_OFFSET ?? 0);
const usualPort = 3001 + REMOTE_NAMES.indexOf(name.replace('remote-', '')) + offset;
// Where a product runs beside it, that serves the built remote at the usual port.
const portBeside = usualPort + 10;
const apiAddress = process.env.API_ADDRESS ?? `http://localhost:${5000 + offset}`;
const folder = resolve(root, '..', process.env.DATA_FOLDER || '.steplight', 'development', name);
const aloneFolder = `${folder}-alone`;

const alone = aloneConfig({ name, root, folder: aloneFolder, apiAddress });
const say = (line, what) => console.log(`${what}: ${line}`);
const { channels, ready } = watchPackages(
  [developmentConfig({ name, kind: 'remote', root, folder }), alone],
  say,
);
const serveAt = (port) =>
  serveDevelopment({
    port,
    folders: { [ALONE_PATH]: aloneFolder, '/': folder },
    channels: { '/hot': channels[name], [`${ALONE_PATH}hot`]: channels[alone.name] },
    page: join(aloneFolder, 'index.html'),
  });
const { port } = await serveAt(usualPort)
  .catch((error) => (isInUse(error) ? serveAt(portBeside) : Promise.reject(error)))
  .catch((error) => {
    console.error(
      isInUse(error) ? `The ports ${usualPort} and ${portBeside} are in use. PORT_OFFSET moves them.` : error,
    );
    process.exit(1);
  });
await ready;

const address = `http://localhost:${port}/`;
console.log(`
  By itself            ${address}
  In a host            ?remote.${name.replace('remote-', '')}=${address}
  The API it calls     ${apiAddress}  (npm start brings one; API_ADDRESS names another)

  Ctrl-C stops it.`);

function isInUse({ code }) {
  return code === 'EADDRINUSE';
}

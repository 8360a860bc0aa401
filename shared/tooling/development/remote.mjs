/** `pnpm --filter remote-runs dev`: one remote, by itself at its port, and ready to be shown by a host on this machine or a staging one. */
import { basename, join } from 'node:path';
import { REMOTE_NAMES } from 'shared/registry';
import { ALONE_PATH, aloneConfig } from './alone-config.mjs';
import { developmentConfig } from './config.mjs';
import { serveDevelopment } from './file-server.mjs';
import { watchPackages } from './watch.mjs';

const root = process.cwd();
const name = basename(root);
const offset = Number(process.env.PORT_OFFSET ?? 0);
const port = 3001 + REMOTE_NAMES.indexOf(name.replace('remote-', '')) + offset;
const apiAddress = process.env.API_ADDRESS ?? `http://localhost:${5000 + offset}`;
const folder = join(root, '../.steplight/development', name);
const aloneFolder = `${folder}-alone`;

const alone = aloneConfig({ name, root, folder: aloneFolder, apiAddress });
const say = (line, what) => console.log(`${what}: ${line}`);
const { channels, ready } = watchPackages(
  [developmentConfig({ name, kind: 'remote', root, folder }), alone],
  say,
);
await serveDevelopment({
  port,
  folders: { [ALONE_PATH]: aloneFolder, '/': folder },
  channels: { '/hot': channels[name], [`${ALONE_PATH}hot`]: channels[alone.name] },
  page: join(aloneFolder, 'index.html'),
});
await ready;

const address = `http://localhost:${port}/`;
console.log(`
  By itself            ${address}
  In a host            ?remote.${name.replace('remote-', '')}=${address}
  The API it calls     ${apiAddress}  (npm start brings one; API_ADDRESS names another)

  Ctrl-C stops it.`);

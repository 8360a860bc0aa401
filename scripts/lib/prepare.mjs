import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './main.mjs';
import { fingerprint, isUpToDate, stamp } from './fingerprint.mjs';
import { manifest, packages, pinnedNode, root, webPackages } from './project.mjs';
import { runPnpm, tail } from './run.mjs';
import { step } from './terminal.mjs';

const lockFiles = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...packages.map((name) => `${name}/package.json`),
];
const webSources = [...webPackages, 'shared', 'tsconfig.base.json', 'tsconfig.web.json', 'turbo.json'];

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  const value = fingerprint(lockFiles, `${process.platform}-${process.arch}`);
  if (existsSync(pinnedNode) && isUpToDate('install', value)) return;
  await step('Packages', 'Installing packages (the first time takes a minute or two) …', async () => {
    const { code, output, log } = await runPnpm('install', ['install', '--frozen-lockfile']);
    if (code !== 0) throw new UserError(`${installError(output)} The details are in ${log}.`);
    stamp('install', value);
  });
}

/** Builds host and remotes, unless their builds are up to date. */
export async function build() {
  const value = fingerprint([...webSources, 'pnpm-lock.yaml']);
  const isBuilt = webPackages.every((name) => existsSync(join(root, name, 'dist')));
  if (isBuilt && isUpToDate('build', value)) return;
  await step('Build', 'Building the dashboard …', async () => {
    const filters = ['--filter=host', '--filter=remote-*'];
    const { code, output, log } = await runPnpm('build', ['exec', 'turbo', 'run', 'build', ...filters]);
    if (code !== 0)
      throw new UserError(`The dashboard could not be built. The end of ${log}:\n${tail(output)}`);
    stamp('build', value);
  });
}

function installError(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 2 GB and try again.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL/.test(output))
    return 'The packages could not be downloaded: the npm registry does not respond. Check the network (and a proxy, if there is one) and try again.';
  if (/EACCES|EPERM/.test(output))
    return `The packages could not be written: ${root} does not belong to this user. Change its owner, or run as that user.`;
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output))
    return `pnpm-lock.yaml does not match the manifests. Run "npx ${manifest.packageManager} install" and commit the result.`;
  return 'The packages could not be installed.';
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DeployError } from '../errors.ts';
import type { AppName } from '../registry/stored-registry.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** The workspace package of an app. */
const packageOf = (app: AppName) => (app === 'host' ? 'host' : `remote-${app}`);

/** The output folder of its build. */
export const distOf = (app: AppName) => join(workspace, packageOf(app), 'dist');

/** Builds an app from the working tree. @throws DeployError */
export async function runBuild(app: AppName): Promise<void> {
  const turbo = join(workspace, 'node_modules/.bin/turbo');
  const child = spawn(turbo, ['run', 'build', `--filter=${packageOf(app)}`, '--output-logs=errors-only'], {
    cwd: workspace,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new DeployError(`${packageOf(app)} could not be built.`);
}

/** The commit of the working tree; null if it has changes. */
export async function currentCommit(): Promise<string | null> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: workspace })).stdout.trim();
  try {
    const changes = await git('status', '--porcelain', '--untracked-files=no');
    return changes === '' ? await git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

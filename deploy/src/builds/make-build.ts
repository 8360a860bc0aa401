import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DeployError } from '../failure.ts';
import type { PartName } from '../registry/document.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** The package of a part. */
const packageOf = (part: PartName) => (part === 'host' ? 'host' : `remote-${part}`);

/** Where its build leaves its files. */
export const distOf = (part: PartName) => join(workspace, packageOf(part), 'dist');

/** Builds a part from the sources as they are. @throws DeployError */
export async function makeBuild(part: PartName): Promise<void> {
  const turbo = join(workspace, 'node_modules/.bin/turbo');
  const child = spawn(turbo, ['run', 'build', `--filter=${packageOf(part)}`, '--output-logs=errors-only'], {
    cwd: workspace,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new DeployError(`${packageOf(part)} could not be built.`);
}

/** The commit that the sources are, or null where they differ from every commit. */
export async function presentCommit(): Promise<string | null> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: workspace })).stdout.trim();
  try {
    const changes = await git('status', '--porcelain', '--untracked-files=no');
    return changes === '' ? await git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

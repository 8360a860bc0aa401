import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packages, root } from '../lib/project.mjs';

const COMMON = [
  '.dependency-cruiser.cjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'turbo.json',
];

/**
 * A repository with the scripts and the manifests of this one, in which everything is committed.
 * @param {Record<string, string>} [files] more files, by path
 */
export async function createRepository(files = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-repository-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.invalid', ...args], { cwd: folder });
  for (const name of COMMON) await cp(join(root, name), join(folder, name), { recursive: true });
  for (const name of packages) await cp(join(root, name, 'package.json'), join(folder, name, 'package.json'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  git('init', '--quiet');
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await appendFile(join(folder, '.git', 'info', 'exclude'), 'node_modules\n.turbo\n');
  const commit = (message) => {
    git('add', '.');
    git('commit', '--quiet', '--message', message);
  };
  commit('first');
  return {
    folder,
    commit,
    append: (path, text = '\n') => appendFile(join(folder, path), text),
    reset: () => git('reset', '--quiet', '--hard'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

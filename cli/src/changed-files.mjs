import { execFileSync } from 'node:child_process';
import { usageError } from './exit.mjs';

/**
 * The files below the folder that differ from where the branch has left `ref`: committed, changed or new. Paths are relative to the
 * folder, with slashes.
 */
export function listChangedFiles(folder, ref) {
  const git = (...args) => {
    try {
      return execFileSync('git', ['-C', folder, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      if (error.code === 'ENOENT') throw usageError('--changed-since needs git.');
      return undefined;
    }
  };
  if (git('rev-parse', '--git-dir') === undefined)
    throw usageError(`--changed-since needs a git repository; ${folder} is in none.`);
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim();
  if (!commit) throw usageError(`git does not know ${JSON.stringify(ref)}. Fetch it first.`);
  const base = git('merge-base', commit, 'HEAD')?.trim();
  if (!base)
    throw usageError(`git finds no common commit with ${ref}. Fetch the history too (fetch-depth: 0).`);
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', '--relative', base, '--', '.');
  const added = git('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return [...new Set(`${changed ?? ''}${added ?? ''}`.split('\0'))].filter((path) => path !== '');
}

import { execFileSync } from 'node:child_process';
import { usageError } from './exit.mjs';

/**
 * The files below the folder that differ from where the branch has left `ref`: committed, changed or new. Paths are relative to the
 * folder, with slashes.
 */
export function listChangedFiles(folder, ref) {
  let reason = '';
  const git = (...args) => {
    try {
      return execFileSync('git', ['-C', folder, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      if (error.code === 'ENOENT') throw usageError('--changed-since needs git.');
      reason =
        String(error.stderr ?? '')
          .trim()
          .split('\n')[0] || error.message;
      return undefined;
    }
  };
  const list = (...args) => {
    const found = git(...args);
    // Without the list, nothing would seem to have changed, and nothing would be tested.
    if (found === undefined) throw usageError(`git cannot list what has changed since ${ref}: ${reason}`);
    return found.split('\0');
  };
  if (git('rev-parse', '--git-dir') === undefined)
    throw usageError(`--changed-since needs a git repository, and git finds none in ${folder}: ${reason}`);
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim();
  if (!commit) throw usageError(`git does not know ${JSON.stringify(ref)}. Fetch it first.`);
  const base = git('merge-base', commit, 'HEAD')?.trim();
  if (!base)
    throw usageError(`git finds no common commit with ${ref}. Fetch the history too (fetch-depth: 0).`);
  const changed = list('diff', '--name-only', '-z', '--diff-filter=d', '--relative', base, '--', '.');
  const added = list('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return [...new Set([...changed, ...added])].filter((path) => path !== '');
}

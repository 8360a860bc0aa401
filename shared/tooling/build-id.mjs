import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A digest of the sources. It separates the chunks of two builds of a remote that run in the same page (a tab that was
 * open during a deployment).
 * @param {string} root folder of the package
 */
export function buildId(root) {
  const hash = createHash('sha256');
  const workspace = join(import.meta.dirname, '../..');
  const files = [
    ...globSync(['package.json', 'webpack.config.mjs', 'src/**/*.{ts,tsx,html,svg}'], { cwd: root }).map(
      (file) => join(root, file),
    ),
    // The host's build contains shared; a remote's does not.
    ...(root.endsWith('host') ? globSync('src/**/*.{ts,tsx}', { cwd: join(workspace, 'shared') }) : []).map(
      (file) => join(workspace, 'shared', file),
    ),
    ...globSync('*.mjs', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
    join(workspace, 'shared/src/contract/registry/remotes.ts'),
    join(workspace, 'pnpm-workspace.yaml'),
  ];
  for (const file of files.sort())
    hash.update(relative(workspace, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

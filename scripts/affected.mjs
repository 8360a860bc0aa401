/**
 * `node scripts/affected.mjs <commit>` prints what the changes since that commit affect, as outputs of a GitHub job:
 * `packages` to build and test (with their dependants), whether to run the end-to-end tests (`e2e`), `apps` to deploy.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileUsersOf, nameOf } from './lib/dependants.mjs';
import { UserError, main } from './lib/main.mjs';
import { environment, root, webPackages } from './lib/project.mjs';

await main(async () => {
  const base = process.argv[2];
  if (!base) throw new UserError('Name the commit to compare with: node scripts/affected.mjs <commit>');
  const affected = affectedFolders(base);
  const tested = new Set([...affected, ...affected.flatMap(fileUsersOf)]);
  const isEndToEnd = tested.delete('e2e');
  const outputs = {
    packages: JSON.stringify([...tested].map(nameOf).sort()),
    e2e: isEndToEnd,
    apps: webPackages
      .filter((name) => affected.includes(name))
      .map((name) => name.replace('remote-', ''))
      .join(' '),
  };
  const text = Object.entries(outputs)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  process.stdout.write(text);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, text);
});

/** The folders of the changed packages and their dependants; all packages if a common file has changed. */
function affectedFolders(base) {
  const turbo = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: root,
    env: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: 'HEAD' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(turbo.toString()).packages.items.map(({ path }) => path);
}

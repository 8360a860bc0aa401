/**
 * `node scripts/affected.mjs <commit>` prints what the changes since that commit affect, as outputs of a GitHub job:
 * `packages` to build and test (with their dependants), whether to run the end-to-end tests (`e2e`), `apps` to deploy.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { UserError, main } from './lib/main.mjs';
import { environment, root, webPackages } from './lib/project.mjs';

/** Packages whose tests use others without depending on them. */
const TEST_DEPENDENCIES = { deploy: ['host', 'server'], server: ['lab', 'steplight-cli'] };

await main(async () => {
  const base = process.argv[2];
  if (!base) throw new UserError('Name the commit to compare with: node scripts/affected.mjs <commit>');
  const affected = affectedPackages(base);
  const testers = Object.keys(TEST_DEPENDENCIES).filter((name) =>
    TEST_DEPENDENCIES[name].some((used) => affected.includes(used)),
  );
  const packages = [...new Set([...affected, ...testers])].filter((name) => name !== 'e2e').sort();
  const outputs = {
    packages: JSON.stringify(packages),
    e2e: affected.some((name) => name !== 'deploy'),
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

/** The changed packages and their dependants; all packages if a common file has changed. */
function affectedPackages(base) {
  const turbo = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: root,
    env: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: 'HEAD' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(turbo.toString()).packages.items.map(({ name }) => name);
}

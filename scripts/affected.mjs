/**
 * `node scripts/affected.mjs <commit>`: what a change since that commit touches, as outputs of a GitHub job: `packages` to
 * build and test (with all that depend on them), whether to run the tests of the whole (`e2e`), `parts` to deploy.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { Failure, main } from './lib/failure.mjs';
import { environment, root, webPackages } from './lib/project.mjs';

/** Packages whose tests use others without depending on them. */
const USERS = { deploy: ['host', 'server'], server: ['lab'] };

await main(async () => {
  const base = process.argv[2];
  if (!base) throw new Failure('Name the commit to compare with: node scripts/affected.mjs <commit>');
  const touched = touchedPackages(base);
  const users = Object.keys(USERS).filter((name) => USERS[name].some((used) => touched.includes(used)));
  const packages = [...new Set([...touched, ...users])].filter((name) => name !== 'e2e').sort();
  const outputs = {
    packages: JSON.stringify(packages),
    e2e: touched.some((name) => name !== 'deploy') || areScriptsTouched(base),
    parts: webPackages
      .filter((name) => touched.includes(name))
      .map((name) => name.replace('remote-', ''))
      .join(' '),
  };
  const text = Object.entries(outputs)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  process.stdout.write(text);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, text);
});

/** The packages that differ, and those that depend on them; all of them where something common differs. */
function touchedPackages(base) {
  const turbo = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: root,
    env: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: 'HEAD' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(turbo.toString()).packages.items.map(({ name }) => name);
}

/** What starts the product for its tests stands in no package. */
function areScriptsTouched(base) {
  const files = execFileSync('git', ['diff', '--name-only', base, 'HEAD', '--', 'scripts'], { cwd: root });
  return files.length > 0;
}

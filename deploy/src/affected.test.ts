import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, it } from 'node:test';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMON = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json', 'scripts'];

/** A repository with the manifests of this one's packages. */
let repository = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.invalid', ...args], { cwd: repository });

before(async () => {
  repository = await mkdtemp(join(tmpdir(), 'steplight-affected-'));
  for (const name of COMMON) await cp(join(ROOT, name), join(repository, name), { recursive: true });
  const workspace = await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  for (const [, folder = ''] of workspace.matchAll(/^ {2}- ([\w/-]+)$/gm))
    await cp(join(ROOT, folder, 'package.json'), join(repository, folder, 'package.json'));
  git('init', '--quiet');
  await symlink(join(ROOT, 'node_modules'), join(repository, 'node_modules'));
  await appendFile(join(repository, '.git', 'info', 'exclude'), 'node_modules\n.turbo\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'packages');
});

after(() => rm(repository, { recursive: true, force: true }));

/** The output for a commit that changes this file. */
async function affectedBy(path: string): Promise<string> {
  await appendFile(join(repository, path), '\n');
  git('add', '.');
  git('commit', '--quiet', '--message', path);
  const { GITHUB_OUTPUT: _, ...env } = process.env;
  const command = [join(repository, 'scripts', 'affected.mjs'), 'HEAD~1'];
  return execFileSync(process.execPath, command, { cwd: repository, env }).toString();
}

it('lists the affected packages, and all of them after a common change', async () => {
  assert.equal(
    await affectedBy('remote-runs/package.json'),
    'packages=["remote-runs"]\ne2e=true\napps=runs\n',
  );
  assert.equal(await affectedBy('host/package.json'), 'packages=["deploy","host"]\ne2e=true\napps=host\n');
  assert.equal(await affectedBy('deploy/package.json'), 'packages=["deploy"]\ne2e=false\napps=\n');
  const dependants =
    '"deploy","host","lab","remote-auth","remote-blueprints","remote-runs","remote-settings","remote-suites","runner","server","shared"';
  for (const [common, packages] of [
    ['shared/package.json', dependants],
    ['pnpm-workspace.yaml', `${dependants},"stand-ins"`],
  ] as const)
    assert.equal(
      await affectedBy(common),
      `packages=[${packages}]\ne2e=true\napps=host auth suites blueprints runs settings\n`,
      common,
    );
});

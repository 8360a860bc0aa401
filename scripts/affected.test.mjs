import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { createRepository } from './testing/repository.mjs';

it('lists the affected packages, and all of them after a common change', async (context) => {
  const repository = await createRepository();
  context.after(() => repository.remove());
  /** The output for a commit that changes this file. */
  const affectedBy = async (path) => {
    await repository.append(path);
    repository.commit(path);
    const { GITHUB_OUTPUT: _, ...env } = process.env;
    const command = [join(repository.folder, 'scripts', 'affected.mjs'), 'HEAD~1'];
    return execFileSync(process.execPath, command, { cwd: repository.folder, env }).toString();
  };

  assert.equal(
    await affectedBy('remote-runs/package.json'),
    'packages=["remote-runs"]\ne2e=true\napps=runs\n',
  );
  assert.equal(
    await affectedBy('cli/package.json'),
    'packages=["server","steplight-cli"]\ne2e=true\napps=\n',
  );
  assert.equal(await affectedBy('host/package.json'), 'packages=["deploy","host"]\ne2e=true\napps=host\n');
  assert.equal(await affectedBy('deploy/package.json'), 'packages=["deploy"]\ne2e=false\napps=\n');
  assert.equal(await affectedBy('scripts/package.json'), 'packages=["scripts"]\ne2e=true\napps=\n');
  const remotes = '"remote-auth","remote-blueprints","remote-runs","remote-settings","remote-suites"';
  const apps = 'apps=host auth suites blueprints runs settings\n';
  assert.equal(
    await affectedBy('shared/package.json'),
    `packages=["deploy","docs","host","lab",${remotes},"runner","server","shared","steplight-cli"]\ne2e=true\n${apps}`,
  );
  assert.equal(
    await affectedBy('pnpm-workspace.yaml'),
    `packages=["deploy","docs","host","lab",${remotes},"runner","scripts","server","shared","stand-ins","steplight-cli","test-support"]\ne2e=true\n${apps}`,
  );
});

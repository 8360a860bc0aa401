import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createRepository } from '../testing/repository.mjs';

const SECTIONS = ['check', 'scripts', 'web', 'server', 'runner', 'cli', 'lab', 'deploy', 'docs', 'e2e'];

let repository;
let affectedTests;

before(async () => {
  repository = await createRepository({
    'shared/src/format/index.ts': 'export const format = String;',
    'host/src/index.ts': `import '../../shared/src/format/index.ts';`,
    'host/src/index.test.ts': `import './index.ts';`,
    'remote-auth/src/a.test.ts': 'export {};',
    'server/src/unused.ts': 'export {};',
    'server/src/processes/api.ts': `import '../route.ts';`,
    'server/src/processes/web.ts': 'export {};',
    'server/src/route.ts': 'export {};',
    'server/src/route.test.ts': `import './route.ts';`,
    'server/src/process.test.ts': `import './testing/start-process.ts';`,
    'server/src/testing/start-process.ts': 'export const pathOf = (name) => `../processes/${name}.ts`;',
    'server/src/commands/operator.ts': 'export {};',
    'server/src/client.ts': `export const entry = '../../cli/steplight.mjs';`,
    'server/src/client.test.ts': `import './client.ts';`,
    'cli/steplight.mjs': 'export {};',
    'lab/report/report.ts': 'export {};',
    'lab/report/report.test.ts': `export const program = 'report.ts';`,
    'lab/chaos/chaos.test.ts': `import '../../server/src/testing/start-process.ts';`,
    'deploy/src/smoke.test.ts': `export const program = 'server/src/processes/web.ts';`,
    'runner/src/poll.ts': 'export {};',
    'runner/src/poll.test.ts': `import './poll.ts';`,
    'deploy/src/a.test.ts': 'export {};',
    'test-support/src/index.ts': 'export {};',
    'e2e/pages/login.ts': 'export {};',
    'e2e/specs/login.spec.ts': `import '../pages/login.ts';`,
    'e2e/assembly/processes.ts': `import '../../server/src/testing/start-process.ts';`,
    'e2e/flows/make-company.ts': `export const operator = '../../server/src/commands/operator.ts';`,
    'e2e/specs/processes.spec.ts': `import '../assembly/processes.ts';`,
    'e2e/specs/other.spec.ts': 'export {};',
    'docs/steps.md': 'Steps',
    'operations/compose.yaml': 'services:',
    'README.md': 'Read',
  });
  // That of the copy, since it looks at the repository around it.
  const module = join(repository.folder, 'scripts', 'test', 'changed.mjs');
  ({ affectedTests } = await import(pathToFileURL(module)));
});

after(() => repository.remove());

/** What the change of a file affects: the sections, with the files of those that do not run as a whole. */
async function affectedBy(path) {
  await repository.append(path, '\n// changed');
  const tests = affectedTests('HEAD', SECTIONS);
  repository.reset();
  return [...tests]
    .filter(([name]) => name !== 'check')
    .map(([name, files]) => (files ? [name, files] : name));
}

it('selects the test files that import what has changed, and sections that use it otherwise', async () => {
  assert.deepEqual(await affectedBy('runner/src/poll.ts'), [['runner', ['runner/src/poll.test.ts']], 'e2e']);
  assert.deepEqual(await affectedBy('runner/src/poll.test.ts'), [['runner', ['runner/src/poll.test.ts']]]);
  assert.deepEqual(await affectedBy('shared/src/format/index.ts'), [
    ['web', ['host/src/index.test.ts']],
    'deploy',
    'e2e',
  ]);
  assert.deepEqual(await affectedBy('e2e/pages/login.ts'), [['e2e', ['e2e/specs/login.spec.ts']]]);
});

it('follows tests into the processes that they start, by themselves or by a helper', async () => {
  const started = ['lab', ['lab/chaos/chaos.test.ts']];
  assert.deepEqual(await affectedBy('server/src/route.ts'), [
    ['server', ['server/src/process.test.ts', 'server/src/route.test.ts']],
    started,
    'e2e',
  ]);
  assert.deepEqual(await affectedBy('server/src/processes/web.ts'), [
    ['server', ['server/src/process.test.ts']],
    started,
    ['deploy', ['deploy/src/smoke.test.ts']],
    'e2e',
  ]);
  assert.deepEqual(await affectedBy('lab/report/report.ts'), [['lab', ['lab/report/report.test.ts']]]);
  assert.deepEqual(await affectedBy('server/src/testing/start-process.ts'), [
    ['server', ['server/src/process.test.ts']],
    started,
    ['e2e', ['e2e/specs/processes.spec.ts']],
  ]);
  assert.deepEqual(await affectedBy('cli/steplight.mjs'), ['server', 'e2e']);
});

it('selects whole sections for files that are no modules, and all for common files', async () => {
  assert.deepEqual(await affectedBy('host/package.json'), ['web', 'deploy', 'e2e']);
  assert.deepEqual(await affectedBy('remote-auth/package.json'), ['web', 'e2e']);
  assert.deepEqual(await affectedBy('server/package.json'), [
    'server',
    'cli',
    'lab',
    'deploy',
    'docs',
    'e2e',
  ]);
  assert.deepEqual(await affectedBy('cli/package.json'), ['server', 'cli', 'e2e']);
  assert.deepEqual(await affectedBy('operations/compose.yaml'), ['docs']);
  assert.deepEqual(await affectedBy('docs/steps.md'), ['docs']);
  assert.deepEqual(await affectedBy('README.md'), []);
  assert.deepEqual(await affectedBy('turbo.json'), SECTIONS.slice(1));
});

it('sees files that are not committed, and says what to do about an unknown commit', async () => {
  await repository.append('remote-auth/src/new.test.ts', 'export {};');
  assert.deepEqual([...affectedTests('HEAD', ['web'])], [['web', ['remote-auth/src/new.test.ts']]]);
  assert.throws(() => affectedTests('nowhere', SECTIONS), { message: /git does not know "nowhere"/ });
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createRepository } from '../testing/repository.mjs';

const SECTIONS = ['check', 'scripts', 'web', 'server', 'runner', 'cli', 'lab', 'deploy', 'docs', 'e2e'];
const PROCESS = 'server/src/testing/start-process.ts';

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
    'server/src/route.ts': 'export {};',
    'server/src/route.test.ts': `import './route.ts';`,
    'server/src/process.test.ts': `import './testing/start-process.ts';`,
    [PROCESS]: 'export {};',
    'runner/src/poll.ts': 'export {};',
    'runner/src/poll.test.ts': `import './poll.ts';`,
    'deploy/src/a.test.ts': 'export {};',
    'test-support/src/index.ts': 'export {};',
    'e2e/pages/login.ts': 'export {};',
    'e2e/specs/login.spec.ts': `import '../pages/login.ts';`,
    'e2e/specs/other.spec.ts': 'export {};',
    'docs/steps.md': 'Steps',
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

it('follows tests into the processes that they start', async () => {
  assert.deepEqual(await affectedBy('server/src/route.ts'), [
    ['server', ['server/src/process.test.ts', 'server/src/route.test.ts']],
    'e2e',
  ]);
});

it('selects whole sections for files that are no modules, and all for common files', async () => {
  assert.deepEqual(await affectedBy('host/package.json'), ['web', 'deploy', 'e2e']);
  assert.deepEqual(await affectedBy('docs/steps.md'), ['docs']);
  assert.deepEqual(await affectedBy('turbo.json'), SECTIONS.slice(1));
});

it('sees files that are not committed, and says what to do about an unknown commit', async () => {
  await repository.append('remote-auth/src/new.test.ts', 'export {};');
  assert.deepEqual([...affectedTests('HEAD', ['web'])], [['web', ['remote-auth/src/new.test.ts']]]);
  assert.throws(() => affectedTests('nowhere', SECTIONS), { message: /git does not know "nowhere"/ });
});

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { environment, root } from '../lib/project.mjs';
import { writeJunit } from './junit.mjs';
import { printReport } from './report.mjs';
import { rerunFailedFiles } from './rerun.mjs';
import { nodeTests } from './sections/node-tests.mjs';
import { web } from './sections/web.mjs';

// node:test would take the section's run for a part of this one.
delete environment.NODE_TEST_CONTEXT;

/** A package with test files of its own; the section finds it by its path from the root. */
let folder = '';
let name = '';
/** What the functions under test print. */
let printed = '';

before(async () => {
  await mkdir(join(root, '.steplight'), { recursive: true });
  folder = await mkdtemp(join(root, '.steplight', 'section-'));
  name = folder.slice(root.length + 1);
  const manifest = { type: 'module', scripts: { test: 'node --test "**/*.test.mjs"' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
});

after(() => rm(folder, { recursive: true, force: true }));

async function runFile(source, file = 'sample.test.mjs') {
  await writeFile(join(folder, file), `import { describe, it, test } from 'node:test';\n${source}`);
  return quietly(() => nodeTests(name)([`${name}/${file}`]));
}

async function quietly(run) {
  const { log } = console;
  printed = '';
  console.log = (...values) => (printed += `${values.join(' ')}\n`);
  try {
    return await run();
  } finally {
    console.log = log;
  }
}

describe('a section of node:test', () => {
  it('returns a result for each test, with the suites around it and what was printed', async () => {
    const results = await runFile(`
      describe('a shop', () => {
        it('opens', () => {});
        it('closes', () => { console.log('at nine'); throw new Error('The door is stuck'); });
        it('sells', { skip: true }, () => {});
      });`);
    assert.deepEqual(
      results.map(({ name: test, status }) => [test, status]),
      [
        ['a shop › opens', 'passed'],
        ['a shop › closes', 'failed'],
        ['a shop › sells', 'skipped'],
      ],
    );
    assert.match(results[1].message, /The door is stuck/);
    assert.equal(results[1].context, 'at nine');
    assert.equal(results[1].file, `${name}/sample.test.mjs`);
  });

  it('fails for a file that cannot be loaded, with the reason', async () => {
    const results = await runFile(`import './missing.mjs';`);
    assert.equal(results.length, 1);
    assert.equal(results[0].status, 'failed');
    assert.match(results[0].context, /missing\.mjs/);
  });

  it('fails if no test ran', async () => {
    const results = await quietly(() => nodeTests(name)([`${name}/none.test.mjs`]));
    assert.deepEqual(
      results.map(({ status }) => status),
      ['failed'],
    );
  });
});

describe('a section whose files share processes', () => {
  const names = ['a', 'b', 'c', 'd'].map((letter) => `${letter}.test.mjs`);
  const runGrouped = async (sources) => {
    const files = names.slice(0, sources.length);
    for (const [index, source] of sources.entries())
      await writeFile(
        join(folder, files[index]),
        `import { after, describe, it } from 'node:test';\n${source}`,
      );
    return quietly(() => nodeTests(name, { isGrouped: true })(files.map((file) => `${name}/${file}`)));
  };
  const outcomes = (results) => results.map(({ file, name: test, status }) => [file, test, status]).sort();

  it('returns the results by file, and lets a file have a process of its own', async () => {
    const source = `
      describe('a shop', () => {
        it('opens', () => {});
        it('closes', () => { console.log(process.pid); throw new Error('no'); });
      });`;
    const results = await runGrouped([
      source,
      source,
      source,
      `// Runs in a process of its own: it counts.\n${source}`,
    ]);
    assert.deepEqual(
      outcomes(results),
      names.flatMap((file) => [
        [`${name}/${file}`, 'a shop › closes', 'failed'],
        [`${name}/${file}`, 'a shop › opens', 'passed'],
      ]),
    );
    const processOf = ({ context }) => context.split('\n').at(-1);
    const failed = results.filter(({ status }) => status === 'failed');
    assert.equal(new Set(failed.map(processOf)).size, Math.min(availableParallelism(), 3) + 1);
  });

  it('returns the tests that a helper writes for several files as tests of these files', async () => {
    await writeFile(
      join(folder, 'helper.mjs'),
      `import { describe, it } from 'node:test';
      export const shop = (isOpen) => describe('a shop', () => { it('opens', () => { if (!isOpen) throw new Error('no'); }); });`,
    );
    const results = await runGrouped([
      `import { shop } from './helper.mjs'; shop(true);`,
      `import { shop } from './helper.mjs'; shop(false);`,
      `import { shop } from './helper.mjs'; shop(true);`,
      `// Runs in a process of its own: it counts.\nimport { shop } from './helper.mjs'; shop(false);`,
    ]);
    assert.deepEqual(outcomes(results), [
      [`${name}/a.test.mjs`, 'a shop › opens', 'passed'],
      [`${name}/b.test.mjs`, 'a shop › opens', 'failed'],
      [`${name}/c.test.mjs`, 'a shop › opens', 'passed'],
      [`${name}/d.test.mjs`, 'a shop › opens', 'failed'],
    ]);
  });

  it('gives a file that cannot be loaded, or whose hook fails, a failure of its own', async () => {
    const results = await runGrouped([
      `import './missing.mjs';`,
      `after(() => { throw new Error('stuck'); }); it('opens', () => {});`,
      `it('opens', () => {});`,
    ]);
    assert.deepEqual(outcomes(results), [
      [`${name}/a.test.mjs`, 'a.test.mjs', 'failed'],
      [`${name}/b.test.mjs`, 'b.test.mjs', 'failed'],
      [`${name}/b.test.mjs`, 'opens', 'passed'],
      [`${name}/c.test.mjs`, 'opens', 'passed'],
    ]);
  });

  for (const [how, crash] of [
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
    ['exits in a test', 'process.exit(3)'],
  ])
    it(`runs the files of a process that ${how} again, each alone`, async () => {
      // The largest file has a group of its own; the others share one.
      const results = await runGrouped([
        `// ${'x'.repeat(1000)}\nit('opens', () => {});`,
        `it('opens', () => {});`,
        `it('closes', () => { throw new Error('no'); });`,
        `it('crashes', () => { console.log('at nine'); ${crash}; });`,
      ]);
      const [opened, ...others] = outcomes(results);
      assert.deepEqual(opened, [`${name}/a.test.mjs`, 'opens', 'passed']);
      assert.deepEqual(others.slice(0, 2), [
        [`${name}/b.test.mjs`, 'opens', 'passed'],
        [`${name}/c.test.mjs`, 'closes', 'failed'],
      ]);
      assert.deepEqual([...new Set(others.slice(2).map(([file]) => file))], [`${name}/d.test.mjs`]);
      assert.match(printed, /d\.test\.mjs.* shared a process that crashed or did not end/);
    });
});

describe('the section of page tests', () => {
  const runPages = async (sources) => {
    const pages = join(folder, 'pages');
    await mkdir(join(pages, 'src'), { recursive: true });
    const config = pathToFileURL(join(root, 'shared', 'tooling', 'jest.mjs')).href;
    await writeFile(join(pages, 'jest.config.mjs'), `export { default } from '${config}';`);
    await writeFile(join(pages, 'src', 'registry.ts'), 'export const registry = String(Math.random());');
    const files = sources.map((_source, index) => `${name}/pages/src/${index}.test.ts`);
    for (const [index, source] of sources.entries())
      await writeFile(join(root, files[index]), `import { registry } from './registry.ts';\n${source}`);
    return quietly(() => web(files, [`${name}/pages`]));
  };
  const outcomes = (results) =>
    results.map(({ file, name: test, status }) => [file.split('/').at(-1), test, status]).sort();
  const source = `
    describe('a shop', () => {
      it('opens', () => { expect(document.title).toBe(''); document.title = 'A shop'; });
      it('closes', () => { throw new Error('modules ' + registry); });
    });`;

  it('returns the results by file, whose modules are shared unless it changes them', async () => {
    const results = await runPages([
      source,
      source,
      source,
      `jest.mock('./other.ts', () => ({}), { virtual: true });${source}`,
    ]);
    assert.deepEqual(
      outcomes(results),
      ['0', '1', '2', '3'].flatMap((file) => [
        [`${file}.test.ts`, 'a shop › closes', 'failed'],
        [`${file}.test.ts`, 'a shop › opens', 'passed'],
      ]),
    );
    const registries = results.flatMap(({ message }) => message?.match(/modules \S+/) ?? []);
    assert.equal(registries.length, 4);
    assert.equal(new Set(registries).size, Math.min(availableParallelism(), 3) + 1);
  });

  it('gives a file that cannot be loaded a failure of its own', async () => {
    const results = await runPages([
      `import './missing.ts';`,
      `it('opens', () => {});`,
      `it('sells', () => {});`,
    ]);
    assert.deepEqual(outcomes(results), [
      ['0.test.ts', `${name}/pages/src/0.test.ts`, 'failed'],
      ['1.test.ts', 'opens', 'passed'],
      ['2.test.ts', 'sells', 'passed'],
    ]);
    assert.match(results.find(({ status }) => status === 'failed').message, /missing\.ts/);
  });
});

describe('failed files', () => {
  const failed = (file, test = 'a test') => ({
    file,
    name: test,
    status: 'failed',
    seconds: 1,
    message: 'no',
  });
  const passed = (file, test = 'a test') => ({ file, name: test, status: 'passed', seconds: 1 });

  it('count as passed, and are listed as flaky, if they pass alone', async () => {
    const runs = [{ name: 'web', results: [failed('a.test.ts'), passed('b.test.ts')], seconds: 2 }];
    const asked = [];
    const web = async (files) => {
      asked.push(...files);
      return [passed('a.test.ts')];
    };
    const flaky = await quietly(() => rerunFailedFiles(runs, { web }));
    assert.deepEqual(asked, ['a.test.ts']);
    assert.deepEqual(runs[0].results, [passed('b.test.ts'), passed('a.test.ts')]);
    await quietly(() => printReport(runs, flaky));
    assert.match(printed, /Flaky \(passed when run alone\)\n {2}web: a\.test\.ts\n {4}a test\n {4}no\n/);
    assert.match(printed, /^web +2 +0 +0 +2\.0$/m);
  });

  it('stay failed if they fail again, also with another test', async () => {
    const runs = [
      { name: 'web', results: [failed('a.test.ts', 'one'), passed('a.test.ts', 'two')], seconds: 2 },
    ];
    const web = async () => [passed('a.test.ts', 'one'), failed('a.test.ts', 'two')];
    assert.deepEqual(await quietly(() => rerunFailedFiles(runs, { web })), []);
    await quietly(() => printReport(runs, []));
    assert.match(printed, /✗ web: a\.test\.ts\n {2}one\n {2}no\n.*this test passed and another one failed/);
  });

  it('are not run again if they are many', async () => {
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => failed(`${file}.test.ts`));
    const web = () => assert.fail('ran again');
    assert.deepEqual(await quietly(() => rerunFailedFiles([{ name: 'web', results }], { web })), []);
    assert.match(printed, /6 files failed/);
  });
});

it('all results are in one JUnit file, whatever they contain', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'steplight-junit-')), 'results.xml');
  const failure = {
    file: 'a.test.ts',
    name: 'a < b & "c"',
    status: 'failed',
    seconds: 0.5,
    message: 'x\u0007 > y',
  };
  await writeJunit(path, [
    { name: 'check', results: [{ file: null, name: 'check:types', status: 'passed', seconds: 3 }] },
    { name: 'web', results: [failure] },
  ]);
  assert.equal(
    await readFile(path, 'utf8'),
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" skipped="0" time="3.500"><testsuite name="check" tests="1" failures="0" skipped="0" time="3.000"><testcase name="check:types" classname="" time="3.000"></testcase>
</testsuite>
<testsuite name="web: a.test.ts" tests="1" failures="1" skipped="0" time="0.500"><testcase name="a &lt; b &amp; &quot;c&quot;" classname="a.test.ts" time="0.500"><failure message="x &gt; y">x &gt; y</failure>
</testcase>
</testsuite>
</testsuites>
`,
  );
});

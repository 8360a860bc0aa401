import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { listen } from 'test-support';
import { newToken } from 'stand-ins/github/accounts.ts';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { buildApp } from '../../server/src/app.ts';
import { present } from '../../server/src/testing/present.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { groupRuns } from '../../server/src/modules/runs/tables.ts';
import { installClient } from './testing/client.ts';
import { startWorker } from './testing/worker.ts';

// The API must know its address before it is built.
const { address, close } = await listen((request, response) => app.routing(request, response));
after(close);
const platform = await openTestPlatform({ config: { apiAddress: address } });
const api = await openTestApi(platform);
const app = await buildApp({ platform, services: api.services });
await app.ready();
after(() => app.close());
const client = await installClient();
const github = await openGithubStandIn();

/** A company with tests that end as their names say, in one suite; the first has these tags. */
async function setUp(titles: string[], tags: string[] = []) {
  const user = await api.newCompany();
  const key: string = (await user.get('/company/me')).body.company.api_key;
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const ids: number[] = [];
  for (const title of titles) {
    const { test_blueprint: created } = (
      await user.post('/test_blueprint/create', {
        title,
        type: 'integration',
        starting_url: 'http://localhost/',
        test_blueprint_category_id: category.id,
        tags: ids.length === 0 ? tags : [],
        steps: [{ step_number: 1, type: 'act', action: 'Click "Pay"' }],
      })
    ).body;
    ids.push(created.id);
  }
  return {
    user,
    ids,
    suite: String(category.id),
    async run(args: string[], environment: Record<string, string> = {}, folder?: string) {
      const own = { STEPLIGHT_API: address, STEPLIGHT_API_KEY: key, ...environment };
      const outcome = await client.start(['run', '--interval', '0.1', ...args], own, { folder }).outcome;
      assert.ok(!`${outcome.stdout}${outcome.stderr}`.includes(key), 'The key was printed');
      return outcome;
    },
    /** The newest run. */
    async newest() {
      const rows = await platform.database.queries.select().from(groupRuns);
      const own = rows.filter(({ companyId }) => companyId === user.companyId);
      return present(own.toSorted((a, b) => a.id - b.id).at(-1));
    },
  };
}

async function write(folder: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

describe('options of run', { concurrency: 3, timeout: 600_000 }, () => {
  startWorker(api);

  test('where and how tests run: tag, shard, base URL, environment, values', async () => {
    const { run, ids, suite, newest } = await setUp(['passes', 'passes', 'fails'], ['smoke']);
    const { code, stdout } = await run(
      [
        ...['--suite', suite, '--tag', 'slow', '--tag', 'smoke', '--shard', '1/1', '--frozen'],
        ...['--base-url', 'https://preview.example.com', '--environment', 'Preview 7'],
        ...['--var', 'user=ada=grace', '--var', 'SHOP_PASSWORD'],
      ],
      { SHOP_PASSWORD: 'hunter22' },
    );
    assert.equal(code, 0, stdout);
    assert.match(
      stdout,
      /\nEnvironment: Preview 7\nBase URL: https:\/\/preview\.example\.com\nShard: 1 of 1\nFrozen: no model, no healing\nModel calls: 0\n/,
    );
    assert.match(stdout, /^passed: 1 of 1 tests finished/m);
    const row = await newest();
    assert.deepEqual(
      [row.environment, row.baseUrl, row.shardIndex, row.isFrozen],
      ['Preview 7', 'https://preview.example.com', 1, true],
    );
    assert.deepEqual(await api.services.values.forRun(row.companyId, row.variables), [
      { name: 'user', value: 'ada=grace', isSecret: false },
      { name: 'SHOP_PASSWORD', value: 'hunter22', isSecret: false },
    ]);

    const single = await run(['--test', String(ids[1]), '--test', String(ids[2])]);
    assert.match(single.stdout, /^failed: 2 of 2 tests finished, 1 passed$/m);
    const empty = await run(['--tag', 'smoke', '--shard', '2/2']);
    assert.deepEqual(
      [empty.code, empty.stdout],
      [0, 'Shard 2 of 2 has no tests: there are 1. Nothing was started.\n'],
    );
    const none = await run(['--tag', 'unheard-of']);
    assert.deepEqual([none.code, none.stderr], [2, 'steplight: No test has the tag unheard-of.\n']);
  });

  test('the tests of a folder, and those that have changed since a ref, by themselves or by a module', async () => {
    const { run, ids } = await setUp(['passes', 'passes', 'passes']);
    const folder = join(client.folder, 'repository');
    const text = (id: number | undefined, title: string, step: string) =>
      `---\nid: ${id}\nurl: http://localhost/\n---\n\n# ${title}\n\n1. ${step}\n`;
    await write(folder, {
      'tests/checkout/buy.steps.md': text(ids[0], 'Buy', 'Module: Sign in <!-- vision -->').replaceAll(
        '\n',
        '\r\n',
      ),
      'tests/checkout/pay.steps.md': text(ids[1], 'Pay', 'Click "Pay"'),
      'tests/account/suite.yaml': 'name: Account\nlogin_module: "Log in"\n',
      'tests/account/leave.steps.md': text(ids[2], 'Leave', 'Click "Leave"'),
      'tests/modules/sign-in.steps.md': '---\nid: 900\ntype: module\n---\n\n# Sign in\n\n1. Click "Go"\n',
      'tests/modules/log-in.steps.md': '---\nid: 901\ntype: module\n---\n\n# Log in\n\n1. Click "Go"\n',
    });
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'tests');
    git(folder, 'switch', '-q', '-c', 'feature');
    const changed = ['--folder', 'tests', '--changed-since', 'main'];
    const finished = async (args: string[]) => {
      const { code, stdout, stderr } = await run(args, {}, folder);
      return /^passed: (\d) of \1 tests finished/m.exec(stdout)?.[1] ?? [code, stdout + stderr];
    };
    assert.equal(await finished(['--folder', 'tests']), '3');
    assert.deepEqual(await finished(changed), [0, 'No test has changed since main. Nothing was started.\n']);

    await write(folder, { 'tests/modules/sign-in.steps.md': '---\nid: 900\ntype: module\n---\n# Sign in\n' });
    assert.equal(await finished(changed), '1', 'the test that uses the module');
    git(folder, 'commit', '-q', '-am', 'module');
    await write(folder, {
      'tests/modules/log-in.plan.json': '{"entries":[]}',
      'tests/checkout/pay.plan.json': '{}',
    });
    assert.equal(await finished(changed), '3', 'a plan, and the suite of the login module');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'plans');
    await write(folder, { 'tests/checkout/pay.table.csv': 'user\nada\n' });
    assert.equal(await finished(['--folder', 'tests', '--changed-since', 'HEAD']), '1', 'a table');

    const untagged = await run([...changed, '--tag', 'unheard-of'], {}, folder);
    assert.deepEqual(
      [untagged.code, untagged.stdout],
      [0, 'No test has the tag unheard-of. Nothing was started.\n'],
    );
    await write(folder, { 'tests/new.steps.md': '# New\n\n1. Click "Go"\n' });
    const unknown = await run(changed, {}, folder);
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /not on the server yet\. Push them first:\nnew\.steps\.md\n$/);
    const ref = await run(['--changed-since=--output=x'], {}, folder);
    assert.deepEqual(
      [ref.code, ref.stderr],
      [2, 'steplight: git does not know "--output=x". Fetch it first.\n'],
    );
  });

  test('a module in another folder, a renamed file, a clone without history, and no git', async () => {
    const { run, ids } = await setUp(['passes', 'passes']);
    const folder = join(client.folder, 'monorepo');
    const module = '---\nid: 910\ntype: module\n---\n\n# Sign in\n\n1. Click "Go"\n';
    const text = (id: number | undefined, title: string, step: string) =>
      `---\nid: ${id}\nurl: http://localhost/\n---\n\n# ${title}\n\n1. ${step}\n`;
    await write(folder, {
      'tests/.steplight/state.json': JSON.stringify({ api: address, files: {} }),
      'tests/checkout/buy.steps.md': text(ids[0], 'Buy', 'Module: Sign in'),
      'tests/checkout/pay.steps.md': text(ids[1], 'Pay', 'Click "Pay"'),
      'tests/checkout/old.plan.json': '{}',
      'tests/modules/sign-in.steps.md': module,
    });
    const changed = ['--folder', 'tests/checkout', '--changed-since', 'main'];
    const none = await run(changed, {}, folder);
    assert.equal(none.code, 2);
    assert.match(
      none.stderr,
      /needs a git repository, and git finds none in .*: fatal: not a git repository/,
    );
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'tests');
    git(folder, 'switch', '-q', '-c', 'feature');
    await write(folder, { 'tests/modules/sign-in.steps.md': module.replace('Go', 'Sign in') });
    const byModule = await run(changed, {}, folder);
    assert.match(byModule.stdout, /^passed: 1 of 1 tests finished/m, byModule.stderr);

    git(folder, 'checkout', '-q', '.');
    git(folder, 'mv', 'tests/checkout/pay.steps.md', 'tests/checkout/pay-first.steps.md');
    git(folder, 'rm', '-q', 'tests/checkout/old.plan.json');
    git(folder, 'commit', '-q', '-m', 'rename');
    const renamed = await run(changed, {}, folder);
    assert.match(renamed.stdout, /^passed: 1 of 1 tests finished/m, renamed.stderr);

    const shallow = join(client.folder, 'shallow');
    git(client.folder, 'clone', '-q', '--depth', '1', '--branch', 'feature', `file://${folder}`, shallow);
    git(shallow, 'fetch', '-q', '--depth', '1', 'origin', 'main:main');
    const unrelated = await run(changed, {}, shallow);
    assert.deepEqual(
      [unrelated.code, unrelated.stderr],
      [2, 'steplight: git finds no common commit with main. Fetch the history too (fetch-depth: 0).\n'],
    );
    await writeFile(join(folder, '.git/index'), 'damaged');
    const damaged = await run(changed, {}, folder);
    assert.equal(damaged.code, 2, damaged.stdout);
    assert.match(damaged.stderr, /git cannot list what has changed since main: /);
  });

  test('screenshots of failed steps are saved, and the reports refer to them', async () => {
    const { run, suite } = await setUp(['passes', 'fails']);
    const folder = join(client.folder, 'reports');
    await mkdir(folder);
    const files = ['--junit', 'junit.xml', '--ctrf', 'ctrf.json', '--attachments', 'shots/'];
    const { code, stdout } = await run(['--suite', suite, ...files], {}, folder);
    assert.equal(code, 1);
    assert.match(stdout, /^Wrote 1 screenshot to shots\/$/m);
    const [name = ''] = await readdir(join(folder, 'shots'));
    assert.match(name, /^test-\d+-step-1\.jpg$/);
    assert.equal(await readFile(join(folder, 'shots', name), 'utf8'), 'the page');
    const junit = await readFile(join(folder, 'junit.xml'), 'utf8');
    assert.ok(junit.includes(`\n[[ATTACHMENT|shots/${name}]]\n`));
    const { results } = JSON.parse(await readFile(join(folder, 'ctrf.json'), 'utf8'));
    assert.equal(results.tests[1].attachments[0].path, `shots/${name}`);
  });

  test('with a token of GitHub the pull request gets one comment, which later runs update', async () => {
    const { run, suite, newest } = await setUp(['fails']);
    const installation = github.install();
    const token = newToken('ghs');
    github.installationTokens.set(token, installation.id);
    const event = join(client.folder, 'event.json');
    const sha = 'c'.repeat(40);
    await writeFile(event, JSON.stringify({ pull_request: { number: 7, head: { sha } } }));
    const workflow = {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: `${installation.login}/repo-1`,
      GITHUB_SHA: 'd'.repeat(40),
      GITHUB_TOKEN: token,
      GITHUB_API_URL: github.settings.apiUrl,
      GITHUB_HEAD_REF: 'lamps',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: '7/merge',
    };
    const args = ['--suite', suite, '--comment'];
    const at = (name: string) => ['--environment', name, '--base-url', `https://${name}.example`];
    const outcomes = await Promise.all([
      run([...args, ...at('one')], workflow),
      run([...args, ...at('two')], workflow),
    ]);
    for (const { code, stdout, stderr } of outcomes) {
      assert.deepEqual([code, stderr], [1, ''], stdout);
      assert.match(stdout, /^Commented on pull request 7 of acme-\d+\/repo-1$/m);
    }
    const row = await newest();
    assert.deepEqual([row.sha, row.pullRequest, row.branch], [sha, 7, 'lamps']);
    const named = ['--repo', workflow.GITHUB_REPOSITORY, '--sha', sha, '--branch', 'bulbs'];
    const last = await run([...args, ...named, ...at('two')], workflow);
    assert.match(last.stdout, /^Commented/m);
    assert.equal((await newest()).branch, 'bulbs');
    const [comment, ...more] = github.comments;
    assert.deepEqual([comment?.issue, more], [7, []]);
    assert.match(comment?.body ?? '', /Environment: `one`[^]*No button "Pay"\.[^]*Environment: `two`/);

    installation.mayWriteComments = false;
    const refused = await run(args, workflow);
    assert.equal(refused.code, 1);
    assert.equal(
      refused.stderr,
      'steplight: The comment could not be written. GitHub answered 403: Resource not accessible by integration.\n',
    );
    const push = await run(args, { ...workflow, GITHUB_EVENT_NAME: 'push' });
    assert.match(push.stdout, /^No comment: the run belongs to no pull request\.$/m);
  });
});

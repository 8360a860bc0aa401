import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { eventually, listen } from 'test-support';
import { buildApp } from '../../server/src/app.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { installClient } from './testing/client.ts';
import { startProxy, type ProxyFailure } from './testing/proxy.ts';
import { startWorker } from './testing/worker.ts';

const platform = await openTestPlatform();
const api = await openTestApi(platform);
const app = await buildApp({ platform, services: api.services });
await app.listen({ port: 0, host: '127.0.0.1' });
const client = await installClient();
const { folder } = client;
after(() => app.close());
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const page = (id: string) => `http://localhost:3000/dashboard/grouprun/${id}`;

/** A company with a suite of tests that end as their names say; `run` starts the client on it. */
async function setUp(tests: string[], failures: ProxyFailure[] = [], action = 'Click "Pay"') {
  const user = await api.newCompany();
  const key: string = (await user.get('/company/me')).body.company.api_key;
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  for (const title of tests)
    await user.post('/test_blueprint/create', {
      title,
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: category.id,
      steps: [{ step_number: 1, type: 'act', action }],
    });
  const environment = { STEPLIGHT_API: await startProxy(address, failures), STEPLIGHT_API_KEY: key };
  const start = (args: string[] = [], more: Record<string, string> = {}) =>
    client.start(['run', '--suite', `${category.id}`, '--interval', '0.1', ...args], {
      ...environment,
      ...more,
    });
  return {
    user,
    key,
    suite: category.id as number,
    start,
    async run(args?: string[], more?: Record<string, string>) {
      const outcome = await start(args, more).outcome;
      assert.ok(!`${outcome.stdout}${outcome.stderr}`.includes(key), 'The key was printed');
      const id = /^Run (\d+) has started\.$/m.exec(outcome.stdout)?.[1] ?? '';
      return { ...outcome, id };
    },
    runs: async () => (await user.get('/test_group_run/list')).body.test_group_runs as { status: string }[],
  };
}

const own = (name: string) => join(folder, name);

describe('the command run', { concurrency: 4, timeout: 600_000 }, () => {
  startWorker(api);

  test('0: passed; reports, outputs and a summary are written', async () => {
    const { run, user } = await setUp(['passes', 'passes']);
    const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
    await writeFile(output, 'before=1\n');
    const sha = 'b'.repeat(40);
    const files = ['--junit', own('a/b/junit.xml'), `--ctrf=${own('ctrf.json')}`];
    const { code, stdout, stderr, id } = await run([...files, '--name', 'Night "\\" & é'], {
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_SHA: sha,
    });
    assert.deepEqual([code, stderr], [0, ''], stdout);
    assert.ok(stdout.includes(`Follow it at ${page(id)}\n`));
    assert.match(stdout, /^passed: 2 of 2 tests finished, 2 passed$/m);
    assert.match(stdout, /^Run "Night "\\" & é" passed: 2 of 2 tests passed in/m);
    assert.match(await readFile(own('a/b/junit.xml'), 'utf8'), /tests="2" failures="0"/);
    const { results } = JSON.parse(await readFile(own('ctrf.json'), 'utf8'));
    assert.deepEqual([results.environment.repositoryName, results.environment.commit], ['acme/shop', sha]);
    assert.equal(
      await readFile(output, 'utf8'),
      `before=1\ngroup-run-id=${id}\nurl=${page(id)}\nstatus=passed\n`,
    );
    assert.match(await readFile(summary, 'utf8'), /^## Steplight\n\n {4}Run "Night .*\n\n\[Open the run\]\(/);
    assert.equal((await user.get(`/test_group_run/${id}`)).body.test_group_run.name, 'Night "\\" & é');
  });

  test('a run that waits for another one of its environment says so', async () => {
    const { start, user } = await setUp(['hangs']);
    const environment = { name: 'Staging', base_url: null, headers: [], http_authentication: null };
    await user.post('/environments', { ...environment, one_run_at_a_time: true });
    const where = ['--environment', 'Staging'];
    const first = start(where);
    const [, firstId] = await first.printed(/^Run (\d+) has started\.$/m);
    const second = start(where);
    const [, secondId] = await second.printed(
      /^Run (\d+) [^]*^Waits for another run of Staging, next in line$/m,
    );
    await user.post(`/test_group_run/${firstId}/cancel`, {});
    await second.printed(/^Waits for .*\n(?:pending|running): 0 of 1 tests finished, 0 passed$/m);
    await user.post(`/test_group_run/${secondId}/cancel`, {});
    assert.deepEqual([(await first.outcome).code, (await second.outcome).code], [4, 4]);
  });

  test('1: a test failed; a table says which, where and why', async () => {
    const { run, user } = await setUp(['passes', 'fails']);
    const { code, stdout, id } = await run(['--junit', own('failed.xml')]);
    assert.equal(code, 1);
    const [, failed] = (await user.get(`/test_group_run/${id}`)).body.test_runs;
    assert.match(
      stdout,
      /^#  TEST   STEP            REASON\n1  fails  1\. Click "Pay"  No button "Pay"\.\n/m,
    );
    assert.ok(stdout.includes(`\n   http://localhost:3000/dashboard/testrun/${failed.id}\n`));
    assert.match(await readFile(own('failed.xml'), 'utf8'), /tests="2" failures="1"/);
  });

  test('2: wrong arguments, before anything is asked of the service', async () => {
    const { run, key, runs } = await setUp(['passes']);
    await writeFile(join(folder, 'file'), '');
    const cases: [string[], RegExp, Record<string, string>?][] = [
      [['--suite', 'x'], /The suite's ID is missing/],
      [['--suite', '-5'], /'--suite.*' argument is ambiguous/],
      [['--interval'], /'--interval <value>' argument missing/],
      [['--verbose'], /Unknown option '--verbose'/],
      [['again'], /"again" is one argument too many/],
      [['--test', '1'], /Choose one of --suite, --test and --folder/],
      [['--shard', '3/2'], /--shard takes part and number of parts: 1\/3/],
      [['--var', 'a-b=1'], /--var takes name=value/],
      [['--var', 'absent'], /--var absent has no value/],
      [['--comment'], /--comment needs GITHUB_TOKEN/],
      [['--pull-request', '7'], /--pull-request requires --repo/],
      [['--attachments', 'a]'], /--attachments takes a folder/],
      [['--timeout', '1.5.0'], /--timeout takes minutes/],
      [['--timeout', '0'], /--timeout takes minutes/],
      [['--base-url', ''], /--base-url is empty\. Leave it out, or give it a value\./],
      [['--tag='], /--tag is empty/],
      [['--interval', '0.01'], /--interval takes seconds/],
      [['--repo', 'acme/shop'], /--repo and --sha require each other/],
      [['--api', 'localhost:5000'], /The API's address is missing/],
      [['--junit', folder], /cannot be written/],
      [['--ctrf', join(folder, 'file', 'x.json')], /cannot be written/],
      [[], /STEPLIGHT_API_KEY is not set/, { STEPLIGHT_API_KEY: ' ' }],
      [[], /STEPLIGHT_API_KEY contains invalid/, { STEPLIGHT_API_KEY: `${key}"\nheader` }],
      [[], /STEPLIGHT_IDEMPOTENCY_KEY must be/, { STEPLIGHT_IDEMPOTENCY_KEY: 'a b' }],
    ];
    for (const [args, message, environment] of cases) {
      const { code, stderr } = await run(args, environment);
      assert.deepEqual([code, stderr.match(message)?.length], [2, 1], `${args.join(' ')}: ${stderr}`);
    }
    assert.deepEqual(await runs(), []);
  });

  test('2: a wrong key, an unknown suite, an empty one, another address, each in a sentence', async () => {
    const { run, runs } = await setUp([]);
    const fails = async (message: string, args: string[], environment?: Record<string, string>) => {
      const { code, stderr } = await run(args, environment);
      assert.deepEqual([code, stderr], [2, `steplight: ${message}\n`]);
    };
    const wrongKey = { STEPLIGHT_API_KEY: 'sl_wrong' };
    await fails('The API key was refused. Check STEPLIGHT_API_KEY, or call "login".', [], wrongKey);
    await fails('The test suite does not exist or belongs to another company.', ['--suite', '999999']);
    await fails('The test suite "Checkout" has no tests yet.', []);
    const elsewhere = await startProxy(address, [{ status: 404 }]);
    const unlike = `${elsewhere} answered 404, but it is not the API. Check --api.`;
    await fails(unlike, ['--api', elsewhere]);
    const moved = await listen((_request, response) =>
      response.writeHead(301, { location: 'https://api.example.com/x' }).end(),
    );
    await fails(
      `${moved.address} leads on to https://api.example.com. If that is the API, name it with --api.`,
      [...['--api', moved.address]],
    );
    await moved.close();
    const secure = address.replace('http:', 'https:');
    const { code, stdout, stderr } = await run(['--api', secure]);
    assert.deepEqual([code, stdout], [2, ''], 'it is not tried again');
    assert.match(
      stderr,
      /^steplight: There is no API at https:.*Check --api, and whether it is http or https\.\n$/,
    );
    assert.deepEqual(await runs(), []);
  });

  test('2: unclear steps with --frozen are listed, and nothing is started', async () => {
    const action = String.raw`Click "A \n", then click "B"`;
    const { run, runs } = await setUp(['passes'], [], action);
    const { code, stdout, stderr } = await run(['--frozen']);
    assert.deepEqual([code, stdout], [2, '']);
    assert.equal(
      stderr,
      [
        'steplight: 1 step is unclear; nothing was started.',
        `Test "passes", step 1: ${action} – These are 2 steps. Write one to a step. Suggestion: Click "A \\\\n" / Click "B"`,
        '',
      ].join('\n'),
    );
    assert.deepEqual(await runs(), []);
    assert.equal((await run()).code, 0, 'without it, they are run');
  });

  test('--frozen runs a suite whose steps are clear', async () => {
    const { run } = await setUp(['passes']);
    assert.equal((await run(['--frozen'])).code, 0);
  });

  test('3: timed out; the run continues, and the report contains it', async () => {
    const { run, runs } = await setUp(['hangs']);
    const { code, stderr, id } = await run(['--timeout', '0.015', '--junit', own('late.xml')]);
    assert.equal(code, 3);
    assert.equal(stderr, `steplight: Not finished after 0.015 minutes. Run ${id} continues: ${page(id)}\n`);
    // A busy machine may not have begun it yet.
    assert.match(await readFile(own('late.xml'), 'utf8'), /skipped message="The test (is still|has not)/);
    await eventually(async () => (await runs())[0]?.status === 'running');
  });

  test('4: the run broke, or was cancelled', async () => {
    const broken = await (await setUp(['passes', 'breaks'])).run();
    assert.equal(broken.code, 4);
    assert.match(broken.stdout, /^1 {2}breaks {2}- {5}The runner stopped responding\.$/m);

    const { user, start } = await setUp(['hangs']);
    const { printed, outcome } = start();
    const [, id] = await printed(/^Run (\d+) [^]*running: /);
    await user.post(`/test_group_run/${id}/cancel`);
    const { code, stdout } = await outcome;
    assert.equal(code, 4);
    assert.match(stdout, /^Run "Checkout" was cancelled: 0 of 1 tests passed/m);
  });

  test('4: a service that does not answer', async () => {
    const { run } = await setUp([]);
    const { code, stdout, stderr } = await run(['--timeout', '0.1', '--api', 'http://127.0.0.1:9']);
    assert.equal(code, 4);
    assert.match(
      stdout,
      /^The service at http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\. Trying again\.\n$/,
    );
    assert.match(stderr, /^steplight: The service at http:\/\/127\.0\.0\.1:9 does not answer/);
  });

  test('a service that is away for a while is waited for, for as long as it asks', async () => {
    // Without an answer after the first one: the run exists already.
    const failures: ProxyFailure[] = [{ status: 503, retryAfter: '2' }, 'lose-answer', { status: 429 }];
    const { run, runs } = await setUp(['passes'], failures);
    const begin = performance.now();
    const { code, stdout } = await run(['--ctrf', own('patient.json')]);
    assert.equal(code, 0, stdout);
    assert.equal(failures.length, 0);
    assert.ok(performance.now() - begin > 2000, 'Retry-After was heard');
    assert.equal(stdout.match(/answered 503\. Trying again\./g)?.length, 1);
    assert.equal((await runs()).length, 1);
  });

  test('a lost answer starts no second run, nor does a job that is delivered again', async () => {
    const { run, runs } = await setUp(['passes'], ['lose-answer']);
    const again = { STEPLIGHT_IDEMPOTENCY_KEY: 'build-7/smoke' };
    const [first, second] = [await run([], again), await run([], again)];
    assert.deepEqual([first.code, second.code], [0, 0], first.stderr);
    assert.equal(first.id, second.id);
    assert.equal((await runs()).length, 1);
    await run();
    assert.equal((await runs()).length, 2);
  });

  test('stopping the client leaves the run alone and says so', async () => {
    const { start, runs } = await setUp(['hangs']);
    const TMPDIR = await mkdtemp(join(folder, 'temporary-'));
    for (const [signal, expected] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      const { child, printed, outcome } = start(['--interval', '9'], { TMPDIR });
      await printed(/tests finished/);
      child.kill(signal);
      const { code, stderr } = await outcome;
      assert.equal(code, expected);
      assert.match(stderr, /^steplight: Stopped waiting\. Run \d+ continues: http:\/\/localhost:3000\/dash/);
    }
    // The client says that a run has started before a worker has taken its test.
    await eventually(async () => {
      const statuses = (await runs()).map(({ status }) => status);
      return statuses.length === 2 && statuses.every((status) => status === 'running');
    });
    assert.deepEqual(await readdir(TMPDIR), []);
  });
});

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startScheduler } from '../../processes/scheduler.ts';
import type { StandInInstallation } from 'stand-ins/github/accounts.ts';
import { openGithubStandIn, type Outage } from 'stand-ins/github/stand-in.ts';
import { eventually } from 'test-support';
import { connectInstallation, openGithubApi } from '../../testing/test-github.ts';
import { present } from '../../testing/present.ts';
import type { Client } from '../../testing/test-api.ts';
import { exampleOutcome } from '../../testing/example-results.ts';

const github = await openGithubStandIn();
const api = await openGithubApi(github, { oauth: undefined });
const { services } = api;
const { runQueue } = services;

const WEB = 'http://localhost:3000';
type End = 'passed' | 'failed' | 'error';

/** Starts a run of a suite with so many tests over a commit. */
async function start(user: Client, repo: string, tests = 1) {
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const step = { step_number: 1, type: 'assert', action: 'Verify that *all* is well' };
  const module = { title: '*All*', type: 'module', steps: [step] };
  const { test_blueprint: made } = (await user.post('/test_blueprint/create', module)).body;
  for (let index = 1; index <= tests; index += 1)
    await user.post('/test_blueprint/create', {
      title: `Buy \`${index}\` <b>@ada</b>`,
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: category.id,
      steps: [
        { step_number: 1, type: 'act', action: 'Click Buy' },
        { step_number: 2, type: 'module', action: '', test_blueprint_module_id: made.id },
      ],
    });
  const sha = randomBytes(20).toString('hex');
  const body = { test_blueprint_category_id: category.id, repo, sha };
  const reply = await user.post('/test_group_run/trigger_run', body);
  assert.equal(reply.status, 201, reply.text);
  return { id: reply.body.test_group_run.id as number, sha, category };
}

/** Carries the run's tests out, each with the given end. */
async function finish(user: Client, groupRunId: number, ends: End[]): Promise<number[]> {
  const items: { id: number }[] = (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs;
  for (const [index, { id }] of items.entries()) {
    const record = present(await runQueue.openRecord(id));
    const status = present(ends[index]);
    if (status !== 'error') {
      await record.storeEvent({ type: 'step-started', stepIndex: 0 });
      await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
      await record.storeEvent({ type: 'step-started', stepIndex: 1 });
      const result = status === 'passed' ? 'It is.' : 'Expected *well*, but\n```\n<img src=x> @ada #1\n```';
      await record.storeEvent({
        type: 'step-finished',
        stepIndex: 1,
        outcome: exampleOutcome({ isSuccessful: status === 'passed', result }),
      });
    }
    await record.end({ status, error: status === 'error' ? 'The page did not open.' : null, video: null });
  }
  return items.map(({ id }) => id);
}

const checksOf = (sha: string) => github.checkRuns.filter(({ head_sha }) => head_sha === sha);
const repoOf = ({ login }: StandInInstallation) => `${login}/repo-1`;

test('a run over a commit shows there while it goes on, and its failures when it has ended', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const { id, sha } = await start(user, repoOf(installation), 3);
  await services.github.reportRun(id);
  const [check] = checksOf(sha);
  assert.deepEqual(
    [check?.name, check?.status, check?.conclusion, check?.external_id, check?.details_url],
    ['Steplight: Checkout', 'in_progress', null, String(id), `${WEB}/dashboard/grouprun/${id}`],
  );
  assert.equal(check?.output.title, 'Running 3 tests');

  const ids = await finish(user, id, ['passed', 'failed', 'error']);
  await services.github.reportRun(id);
  assert.equal(checksOf(sha).length, 1);
  const done = present(checksOf(sha)[0]);
  assert.deepEqual([done.status, done.conclusion], ['completed', 'failure']);
  assert.equal(done.output.title, '2 of 3 tests did not pass');
  assert.match(
    done.output.summary,
    /^\*\*1\*\* passed · \*\*1\*\* failed · \*\*1\*\* broken, in \d+(?:\.\d)?s\n/,
  );
  assert.ok(done.output.summary.endsWith(`[Open the run in Steplight](${WEB}/dashboard/grouprun/${id})`));
  assert.equal(
    done.output.text,
    [
      `### [\`\`Buy \`2\` <b>@ada</b>\`\`](${WEB}/dashboard/testrun/${ids[1]})`,
      'Step 2.1 (module `*All*`): `Verify that *all* is well`',
      '````text\nExpected *well*, but\n```\n<img src=x> @ada #1\n```\n````',
      `### [\`\`Buy \`3\` <b>@ada</b>\`\`](${WEB}/dashboard/testrun/${ids[2]})`,
      '```text\nThe page did not open.\n```',
      '',
    ].join('\n\n'),
  );
  assert.ok(Date.parse(present(done.completed_at)) >= Date.parse(done.started_at));
});

test('a run that passes, and one that is cancelled, say so', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const good = await start(user, repoOf(installation).toUpperCase(), 2);
  await finish(user, good.id, ['passed', 'passed']);
  await services.github.reportRun(good.id);
  const [check] = checksOf(good.sha);
  assert.deepEqual([check?.status, check?.conclusion], ['completed', 'success']);
  assert.deepEqual([check?.output.title, check?.output.text], ['All 2 tests passed', undefined]);
  const stopped = await start(user, repoOf(installation));
  await user.post(`/test_group_run/${stopped.id}/cancel`);
  await services.github.reportRun(stopped.id);
  assert.equal(checksOf(stopped.sha)[0]?.conclusion, 'cancelled');
});

test('telling it again, late, twice at once or after a lost answer makes no second check run', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const { id, sha } = await start(user, repoOf(installation));
  github.loseAnswer('POST');
  await assert.rejects(services.github.reportRun(id), /GitHub did not answer/);
  assert.equal(checksOf(sha).length, 1, 'GitHub has it, though its answer was lost');
  await Promise.all([services.github.reportRun(id), services.github.reportRun(id)]);
  assert.equal(checksOf(sha).length, 1);
  assert.equal(github.requests.filter((request) => request.includes(`/commits/${sha}/check-runs`)).length, 1);
  await finish(user, id, ['passed']);
  await Promise.all([services.github.reportRun(id), services.github.reportRun(id)]);
  const before = github.requests.length;
  await services.github.reportRun(id);
  assert.equal(github.requests.length, before, 'GitHub knows it all');
  assert.deepEqual(
    checksOf(sha).map(({ conclusion }) => conclusion),
    ['success'],
  );
});

test('a repository that the installation has not, and a company without one, report nothing', async () => {
  const { user } = await connectInstallation(api, github.install());
  const foreign = github.install();
  const alone = await api.newCompany();
  for (const { id } of [await start(user, repoOf(foreign)), await start(alone, repoOf(foreign))])
    await services.github.reportRun(id);
  assert.ok(github.checkRuns.every(({ repository }) => repository !== repoOf(foreign)));
});

test('a repository that has just been added is found', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  await api.age(installation.id, 2);
  installation.repositories.push({ id: 9, name: 'new-one', description: null });
  const { id, sha } = await start(user, `${installation.login}/new-one`);
  await services.github.reportRun(id);
  assert.equal(checksOf(sha).length, 1);
});

test('a report is retried while GitHub is down', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const { id, sha } = await start(user, repoOf(installation));
  for (const outage of ['hang-up', { status: 503 }] as const) {
    github.breakDown(outage);
    await assert.rejects(services.github.reportRun(id), /GitHub/);
  }
  github.breakDown(undefined);
  await services.github.reportRun(id);
  assert.equal(checksOf(sha).length, 1);
});

const inTenMinutes = () => spent({ 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 590) });
const limits: [what: string, limit: Outage | (() => Outage), from: number, to: number][] = [
  ['a time', { status: 429, headers: { 'retry-after': '120' } }, 115, 120],
  ['a time of days', { status: 403, headers: { 'retry-after': '999999' } }, 3595, 3600],
  ['none left until later', () => ({ status: 403, headers: inTenMinutes() }), 500, 600],
  ['none left', { status: 403, headers: spent({}) }, 55, 60],
  ['a secondary limit', { status: 403, message: 'You have exceeded a secondary rate limit.' }, 55, 60],
  ['nothing more', { status: 429 }, 55, 60],
];
for (const [what, limit, from, to] of limits)
  test(`where GitHub limits the rate and names ${what}, the job waits as long as it wants`, async () => {
    const { user, installation } = await connectInstallation(api, github.install());
    const { id, sha } = await start(user, repoOf(installation));
    github.breakDown(typeof limit === 'function' ? limit() : limit);
    await services.github.reportRun(id);
    github.breakDown(undefined);
    assert.equal(checksOf(sha).length, 0);
    const { rows } = await api.platform.database.queries.execute(
      sql`select extract(epoch from start_after - now())::int as wait from pgboss.job
          where name = 'check-run' and data->>'id' = ${String(id)} order by start_after desc`,
    );
    assert.equal(rows.length, 2, 'the first job, and the one that waits');
    const wait = Number(rows[0]?.['wait']);
    assert.ok(from <= wait && wait <= to, `${wait} seconds`);
  });

function spent(more: Record<string, string>): Record<string, string> {
  return { 'x-ratelimit-remaining': '0', ...more };
}

test('what GitHub refuses for good is logged and left', async () => {
  const { user, installation } = await connectInstallation(api, github.install({ mayWriteChecks: false }));
  const { id } = await start(user, repoOf(installation));
  await services.github.reportRun(id);
  assert.match(api.logged(), /Resource not accessible by integration.*GitHub refused a check run/);
  installation.mayWriteChecks = true;
  const unknown = await start(user, repoOf(installation));
  github.unknownCommits.add(unknown.sha);
  await services.github.reportRun(unknown.id);
  assert.match(api.logged(), /No commit found for SHA/);
});

test('an installation that was revoked in the meantime is disconnected', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const { id } = await start(user, repoOf(installation));
  github.uninstall(installation.id);
  await services.github.reportRun(id);
  assert.equal((await user.get('/company/me')).body.company.github_installation_id, null);
});

test('hundreds of long failures fit into what GitHub takes', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const { id, sha } = await start(user, repoOf(installation), 40);
  const items: { id: number }[] = (await user.get(`/test_group_run/${id}`)).body.test_runs;
  for (const item of items) {
    const record = present(await runQueue.openRecord(item.id));
    await record.end({ status: 'error', error: 'Ä😀'.repeat(4000), video: null });
  }
  await services.github.reportRun(id);
  const text = present(checksOf(sha)[0]?.output.text);
  assert.ok(Buffer.byteLength(text) <= 65_535);
  assert.match(text, /…and \d+ more\. See them all in Steplight\.\n$/);
  assert.ok(text.isWellFormed());
});

test('the scheduler reports a run when it starts and when it ends', async () => {
  const own = await openGithubApi(github, { oauth: undefined }, { worksOnJobs: true });
  const { user, installation } = await connectInstallation(own, github.install());
  const scheduler = await startScheduler(own);
  const { id, sha } = await start(user, repoOf(installation));
  try {
    await eventually(() => checksOf(sha)[0]?.status === 'in_progress');
    await user.post(`/test_group_run/${id}/cancel`);
    await eventually(() => checksOf(sha)[0]?.status === 'completed');
  } finally {
    await scheduler.close();
  }
  assert.equal(checksOf(sha)[0]?.conclusion, 'cancelled');
});

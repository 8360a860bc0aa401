import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import type { StandInInstallation } from 'stand-ins/github/accounts.ts';
import { exampleAction, exampleOutcome } from '../../testing/example-results.ts';
import { connectInstallation, openGithubApi } from '../../testing/test-github.ts';
import { present } from '../../testing/present.ts';
import type { Client } from '../../testing/test-api.ts';

const github = await openGithubStandIn();
const api = await openGithubApi(github, { oauth: undefined });
const { runQueue, github: service } = api.services;

const HOSTILE = 'Buy `x` <img src=x> @ada --> <!--';
const newSha = () => randomBytes(20).toString('hex');
const repoOf = ({ login }: StandInInstallation) => `${login}/repo-1`;
const commentsOn = (repo: string) => github.comments.filter(({ repository }) => repository === repo);

async function createSuite(user: Client, titles: string[]): Promise<number> {
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Check`out`' })).body;
  for (const title of titles)
    await user.post('/test_blueprint/create', {
      title,
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: category.id,
      steps: [{ step_number: 1, type: 'act', action: 'Click "Buy"' }],
    });
  return category.id;
}

/** Starts the suite for a pull request and carries it out; every test ends like this. */
async function runSuite(user: Client, suite: number, status: 'passed' | 'failed', more: object) {
  const body = { test_blueprint_category_id: suite, pull_request: 7, ...more };
  const reply = await user.post('/test_group_run/trigger_run', body);
  assert.equal(reply.status, 201, reply.text);
  const id: number = reply.body.test_group_run.id;
  await finish(user, id, status);
  await service.reportRun(id);
  return id;
}

async function finish(user: Client, id: number, status: 'passed' | 'failed') {
  const isSuccessful = status === 'passed';
  for (const item of (await user.get(`/test_group_run/${id}`)).body.test_runs as { id: number }[]) {
    const record = present(await runQueue.openRecord(item.id));
    const at = { stepIndex: 0, actionNumber: 1 } as const;
    await record.storeEvent({ type: 'step-started', stepIndex: 0 });
    const screenshot = Buffer.from('a picture');
    await record.storeEvent({ type: 'action', ...at, action: exampleAction({ screenshot }) });
    const result = isSuccessful ? 'Clicked.' : 'No button "Buy".\n```\n@ada <script>';
    await record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ isSuccessful, result }),
    });
    await record.end({ status, error: null, video: null });
  }
}

test('a pull request has one comment for a suite: failed steps, later the newest commit in its place', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const repo = repoOf(installation);
  const suite = await createSuite(user, [HOSTILE]);
  const sha = newSha();
  const settings = { environment: 'staging', base_url: 'https://preview.example.com', frozen: true };
  const id = await runSuite(user, suite, 'failed', { repo, sha, ...settings });
  const [comment] = commentsOn(repo);
  const body = present(comment).body;
  assert.equal(present(comment).issue, 7);
  assert.match(body, /^<!-- steplight:[0-9a-f]{24} -->\n\n## Steplight: `` Check`out` ``\n\n### ❌ 0 of 1/);
  assert.ok(
    body.includes(
      `Environment: \`staging\` · Base URL: \`https://preview.example.com\` · Frozen: \`no model, no healing\` · Model calls: \`0\` · [Open the run](http://localhost:3000/dashboard/grouprun/${id})`,
    ),
    body,
  );
  assert.ok(body.includes(`#### [\`\`${HOSTILE}\`\`](http://localhost:3000/dashboard/testrun/`), body);
  assert.ok(
    body.includes('Step 1: `Click "Buy"`\n\n````text\nNo button "Buy".\n```\n@ada <script>\n````'),
    body,
  );
  assert.ok(
    body.includes(`<sub>Commit ${sha}.</sub>`),
    'this server is at localhost, so no screenshot is shown',
  );

  const second = newSha();
  await runSuite(user, suite, 'passed', { repo, sha: second, ...settings });
  await service.reportRun(id);
  assert.equal(commentsOn(repo).length, 1);
  assert.match(present(comment).body, /### ✅ 1 of 1 tests passed in \d+(?:\.\d)?s\n/);
  assert.ok(present(comment).body.includes(second), 'a late report of the old commit does not bring it back');
});

test('shards and environments of one commit share the comment, another suite has its own', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const repo = repoOf(installation);
  const suite = await createSuite(user, ['A', 'B']);
  const common = { repo, sha: newSha() };
  const results = [
    { status: 'failed', more: { shard: { index: 1, total: 2 } } },
    { status: 'passed', more: { shard: { index: 2, total: 2 } } },
    { status: 'passed', more: { environment: 'live', base_url: 'https://live.example' } },
  ] as const;
  const ids: number[] = [];
  for (const { more } of results) {
    const body = { test_blueprint_category_id: suite, pull_request: 7, ...common, ...more };
    ids.push((await user.post('/test_group_run/trigger_run', body)).body.test_group_run.id);
  }
  for (const [index, { status }] of results.entries()) await finish(user, ids[index] ?? 0, status);
  await Promise.all(ids.map((id) => service.reportRun(id)));
  assert.equal(commentsOn(repo).length, 1);
  const body = present(commentsOn(repo)[0]).body;
  assert.deepEqual(body.match(/^### \S+ .*passed/gm), [
    '### ✅ 2 of 2 tests passed',
    '### ❌ 0 of 1 tests passed',
    '### ✅ 1 of 1 tests passed',
  ]);
  assert.match(body, /Shard: `1 of 2`/);

  await runSuite(user, await createSuite(user, ['C']), 'passed', common);
  assert.equal(commentsOn(repo).length, 2);
});

test("a person's comment with the marker is left alone, and a refusal keeps neither check nor run", async () => {
  const { user, installation } = await connectInstallation(api, github.install({ mayWriteComments: false }));
  const repo = repoOf(installation);
  const suite = await createSuite(user, ['A']);
  const sha = newSha();
  await runSuite(user, suite, 'failed', { repo, sha });
  assert.match(api.logged(), /Resource not accessible by integration.*GitHub refused a comment/);
  assert.equal(github.checkRuns.find(({ head_sha }) => head_sha === sha)?.conclusion, 'failure');

  installation.mayWriteComments = true;
  await runSuite(user, suite, 'failed', { repo, sha });
  const own = present(commentsOn(repo)[0]);
  own.user = { login: 'ada', type: 'User' };
  const written = own.body;
  await runSuite(user, suite, 'passed', { repo, sha });
  assert.deepEqual([commentsOn(repo).length, own.body], [2, written]);
});

test('without a pull request there is no comment, nor while the run goes on', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const repo = repoOf(installation);
  const suite = await createSuite(user, ['A']);
  await runSuite(user, suite, 'passed', { repo, sha: newSha(), pull_request: undefined });
  const body = { test_blueprint_category_id: suite, repo, sha: newSha(), pull_request: 7 };
  const { test_group_run: run } = (await user.post('/test_group_run/trigger_run', body)).body;
  await service.reportRun(run.id);
  assert.deepEqual(commentsOn(repo), []);
});

test('no transaction is open while GitHub is asked', async () => {
  const open: string[] = [];
  const before = github.requests.length;
  github.beforeAnswer(async (request) => {
    const { rows } = await api.platform.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    if (rows.length > 0) open.push(request);
  });
  const { user, installation } = await connectInstallation(api, github.install());
  const suite = await createSuite(user, ['A']);
  await runSuite(user, suite, 'passed', { repo: repoOf(installation), sha: newSha() });
  github.beforeAnswer(undefined);
  const asked = github.requests.slice(before);
  for (const call of [/^GET .*app\/installations/, /^POST .*\/check-runs/, /^POST .*\/comments/])
    assert.ok(
      asked.some((request) => call.test(request)),
      String(call),
    );
  assert.deepEqual(open, []);
});

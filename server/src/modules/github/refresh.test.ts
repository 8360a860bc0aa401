import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from 'test-support';
import { startScheduler } from '../../processes/scheduler.ts';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { connectInstallation, openGithubApi } from '../../testing/test-github.ts';

const github = await openGithubStandIn();
const api = await openGithubApi(github, { oauth: undefined }, { worksOnJobs: true });
const { services, platform } = api;
const { queries } = platform.database;

const companyOf = async (user: { get(url: string): Promise<{ body: unknown }> }) =>
  ((await user.get('/company/me')).body as { company: Record<string, unknown> }).company;
const jobsFor = async (installationId: number) => {
  const { rows } = await queries.execute(
    sql`select 1 from pgboss.job where name = 'github-refresh' and data->>'id' = ${String(installationId)}`,
  );
  return rows.length;
};

test('reading what is older than ten minutes refreshes it once, in the background', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  await companyOf(user);
  assert.equal(await jobsFor(installation.id), 0, 'it is fresh');
  await api.age(installation.id, 11);
  const before = github.requests.length;
  await Promise.all(Array.from({ length: 8 }, () => companyOf(user)));
  assert.equal(github.requests.length, before, 'no request waited for GitHub');
  assert.equal(await jobsFor(installation.id), 1);
});

test('an installation that is revoked on GitHub is disconnected, and Connect GitHub is offered again', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  github.uninstall(installation.id);
  await services.github.refresh(installation.id);
  const company = await companyOf(user);
  assert.equal(company['github_installation_id'], null);
  assert.deepEqual(company['github_repos'], []);
  assert.ok(company['github_install_url']);
  await services.github.refresh(installation.id);
});

test('an installation that is suspended on GitHub comes back once it is not', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  installation.suspendedAt = new Date();
  await services.github.refresh(installation.id);
  assert.equal((await companyOf(user))['github_installation_id'], null);
  installation.suspendedAt = null;
  await services.github.refresh(installation.id);
  assert.equal((await companyOf(user))['github_installation_id'], installation.id);
});

test('while GitHub is down what is stored stays, and the job comes again', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  for (const outage of ['hang-up', { status: 500 }] as const) {
    github.breakDown(outage);
    await assert.rejects(services.github.refresh(installation.id), /GitHub/);
  }
  github.breakDown(undefined);
  assert.equal((await companyOf(user))['github_installation_id'], installation.id);
});

test('when GitHub refuses the app itself, everybody stays connected and the log says so', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  github.breakDown({ status: 401, message: 'A JSON web token could not be decoded' });
  await services.github.refresh(installation.id);
  github.breakDown(undefined);
  assert.match(api.logged(), /GitHub refuses the App/);
  assert.equal((await companyOf(user))['github_installation_id'], installation.id);
});

test('a token that has died is replaced by a new one', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  github.installationTokens.clear();
  installation.repositories.pop();
  await services.github.refresh(installation.id);
  assert.equal(((await companyOf(user))['github_repos'] as unknown[]).length, 1);
});

test('the scheduler refreshes what was asked for', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const scheduler = await startScheduler(api);
  installation.repositories.pop();
  await api.age(installation.id, 60);
  try {
    await eventually(async () => ((await companyOf(user))['github_repos'] as unknown[]).length === 1);
  } finally {
    await scheduler.close();
  }
});

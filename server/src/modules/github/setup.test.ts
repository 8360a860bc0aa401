import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { openGithubApi, stateOf } from '../../testing/test-github.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { signState } from './setup-state.ts';

const github = await openGithubStandIn();
const api = await openGithubApi(github, { oauth: undefined });
const strict = await openGithubApi(github);

const DAY = 24 * 60 * 60 * 1000;
const setupUrl = (query: Record<string, string | number>) =>
  `/github/setup?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

/** A company that has connected a fresh installation with so many repositories. */
async function connected(repositoryCount = 2, server = api) {
  const user = await server.newCompany();
  const installation = github.install({ repositoryCount });
  const query = { installation_id: installation.id, state: await stateOf(user), setup_action: 'install' };
  const reply = await user.get(setupUrl(query));
  return { user, installation, reply, query };
}

test('Connect GitHub leads to the install page with a state, and the way back connects the installation', async () => {
  const user = await api.newCompany();
  const before = (await user.get('/company/me')).body.company;
  assert.match(
    before.github_install_url,
    /^http:\/\/127\.0\.0\.1:\d+\/apps\/steplight-test\/installations\/new\?state=\d+\.\d+\.\d+\.[\w-]{43}$/,
  );
  const { id, login } = github.install();
  const reply = await user.get(setupUrl({ installation_id: id, state: await stateOf(user) }));
  assert.equal(reply.status, 200, reply.text);
  const web = github.settings.webUrl;
  assert.equal(reply.body.company.github_installation_id, id);
  assert.equal(
    reply.body.company.github_manage_url,
    `${web}/organizations/${login}/settings/installations/${id}`,
  );
  assert.deepEqual(reply.body.company.github_repos, [
    {
      repo_id: id * 1000,
      repo_name: 'repo-1',
      repo_description: null,
      repo_url: `${web}/${login}/repo-1`,
      avatar_url: `${web}/avatars/${login}`,
    },
    {
      repo_id: id * 1000 + 1,
      repo_name: 'repo-2',
      repo_description: 'Repository 2',
      repo_url: `${web}/${login}/repo-2`,
      avatar_url: `${web}/avatars/${login}`,
    },
  ]);
  assert.deepEqual((await user.get('/company/me')).body, reply.body);
});

test('250 repositories come in pages of 100', async () => {
  const { reply, installation } = await connected(250);
  const names = reply.body.company.github_repos.map((repo: { repo_name: string }) => repo.repo_name);
  assert.deepEqual(
    names,
    installation.repositories.map(({ name }) => name),
  );
  const pages = github.requests.filter((request) => request.includes('/installation/repositories')).slice(-3);
  assert.deepEqual(
    pages.map((page) => page.includes('per_page=100')),
    [true, true, true],
  );
});

test('the same way back again, also at the same time, answers the same', async () => {
  const user = await strict.newCompany();
  const { id } = github.install();
  github.codes.set('once', [id]);
  const url = setupUrl({ installation_id: id, state: await stateOf(user), code: 'once' });
  const replies = await Promise.all([user.get(url), user.get(url), user.get(url)]);
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.deepEqual(replies[1]?.body, replies[0]?.body);
  assert.deepEqual((await user.get(url)).body, replies[0]?.body);
});

test('another installation takes the place of the former one', async () => {
  const { user, installation } = await connected();
  const next = github.install({ repositoryCount: 1 });
  await user.get(setupUrl({ installation_id: next.id, state: await stateOf(user) }));
  const { company } = (await user.get('/company/me')).body;
  assert.equal(company.github_installation_id, next.id);
  assert.equal(company.github_repos.length, 1);
  const other = await api.newCompany();
  const freed = await other.get(setupUrl({ installation_id: installation.id, state: await stateOf(other) }));
  assert.equal(freed.status, 200, 'the former one is free');
});

test('an installation belongs to one company, also for two that come at once', async () => {
  const { installation } = await connected();
  const late = await api.newCompany();
  const taken = await late.get(setupUrl({ installation_id: installation.id, state: await stateOf(late) }));
  assert.equal(taken.status, 409);
  assert.deepEqual(taken.body, {
    error: 'This installation is connected to another company already.',
    code: 'github_installation_taken',
  });
  const [one, two] = [await api.newCompany(), await api.newCompany()];
  const { id } = github.install();
  const urls = [await stateOf(one), await stateOf(two)].map((state) =>
    setupUrl({ installation_id: id, state }),
  );
  const replies = await Promise.all([one.get(urls[0] ?? ''), two.get(urls[1] ?? '')]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
});

test("a state that is missing, forged, expired or another company's connects nothing", async () => {
  const user = await api.newCompany();
  const other = await api.newCompany();
  const { id } = github.install();
  const { secrets } = api.platform;
  const own = { companyId: user.companyId, userId: 1 };
  const state = await stateOf(user);
  const cases: [query: Record<string, string>, status: number, code: string][] = [
    [{}, 422, 'github_state_missing'],
    [{ code: 'any' }, 422, 'github_state_missing'],
    [{ state: '' }, 403, 'github_state_wrong'],
    [{ state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}` }, 403, 'github_state_wrong'],
    [{ state: `${user.companyId}.1.9999999999.x` }, 403, 'github_state_wrong'],
    [{ state: await stateOf(other) }, 403, 'github_state_wrong'],
    [{ state: signState(secrets, own, Date.now() - 2 * DAY) }, 422, 'github_state_expired'],
  ];
  for (const [query, status, code] of cases) {
    const reply = await user.get(setupUrl({ installation_id: id, ...query }));
    assert.deepEqual([reply.status, reply.body.code], [status, code], JSON.stringify(query));
    assert.match(reply.body.error, /Connect GitHub/);
  }
  assert.equal((await user.get('/company/me')).body.company.github_installation_id, null);
});

test('an installation that GitHub does not know, or that is suspended, is refused in a sentence', async () => {
  const user = await api.newCompany();
  const state = await stateOf(user);
  const rejection = async (id: number | string) =>
    (await user.get(setupUrl({ installation_id: id, state }))).body.code;
  assert.equal(await rejection(1), 'github_installation_unknown');
  assert.equal(await rejection('9'.repeat(30)), 'github_installation_unknown');
  assert.equal(await rejection('one'), 'invalid_request');
  const suspended = github.install({ suspendedAt: new Date() });
  assert.equal(await rejection(suspended.id), 'github_installation_suspended');
});

test('where GitHub can say who installed the app, a spoofed installation id is refused', async () => {
  const user = await strict.newCompany();
  const state = await stateOf(user);
  const [theirs, ours] = [github.install(), github.install()];
  const rejection = async (more: object) =>
    (await user.get(setupUrl({ installation_id: theirs.id, state, ...more }))).body.code;
  assert.equal(await rejection({}), 'github_code_missing');
  assert.equal(await rejection({ code: 'invented' }), 'github_code_refused');
  github.codes.set('mine', [ours.id]);
  assert.equal(await rejection({ code: 'mine' }), 'github_installation_foreign');
  assert.equal(await rejection({ code: 'mine' }), 'github_code_refused', 'a code serves once');
});

test('a user with access to more than a page of installations finds the right one', async () => {
  const user = await strict.newCompany();
  const many = Array.from({ length: 120 }, () => github.install({ repositoryCount: 0 }).id);
  github.codes.set('busy', many);
  const query = { installation_id: many[119] ?? 0, state: await stateOf(user), code: 'busy' };
  assert.equal((await user.get(setupUrl(query))).status, 200);
});

test('begun on the side of GitHub, without a state: only with a code, and never in place of another one', async () => {
  const user = await strict.newCompany();
  const [first, second] = [github.install(), github.install()];
  github.codes.set('first', [first.id]);
  github.codes.set('second', [second.id]);
  assert.equal((await user.get(setupUrl({ installation_id: first.id }))).body.code, 'github_state_missing');
  assert.equal((await user.get(setupUrl({ installation_id: first.id, code: 'first' }))).status, 200);
  const update = { installation_id: first.id, setup_action: 'update' };
  assert.equal((await user.get(setupUrl(update))).status, 200, 'it is connected already');
  const other = await user.get(setupUrl({ installation_id: second.id, code: 'second' }));
  assert.deepEqual([other.status, other.body.code], [409, 'github_connected_already']);
});

test('where GitHub cannot say who installed the app, only a fresh installation is taken', async () => {
  const user = await api.newCompany();
  const past = new Date(Date.now() - 2 * DAY);
  const { id } = github.install({ createdAt: past, updatedAt: past });
  const reply = await user.get(setupUrl({ installation_id: id, state: await stateOf(user) }));
  assert.deepEqual([reply.status, reply.body.code], [422, 'github_installation_old']);
});

test('while GitHub is down the way back says so, and works once it is up again', async () => {
  const user = await api.newCompany();
  const { id } = github.install();
  const url = setupUrl({ installation_id: id, state: await stateOf(user) });
  for (const outage of [
    'hang-up',
    { status: 502 },
    { status: 429, headers: { 'retry-after': '60' } },
  ] as const) {
    github.breakDown(outage);
    const reply = await user.get(url);
    assert.deepEqual([reply.status, reply.body.code], [503, 'github_unreachable']);
  }
  github.breakDown({ status: 503 }, '/installation/repositories');
  const half = await user.get(url);
  github.breakDown(undefined);
  assert.equal(half.body.company.github_installation_id, id, 'connected; the repositories follow');
  assert.deepEqual(half.body.company.github_repos, []);
  assert.equal((await user.get(url)).body.company.github_repos.length, 2);
});

test("a wrong key of the app is the operator's to mend, and no company is disconnected by it", async () => {
  const { installation } = await connected();
  const wrong = await openGithubApi(github, { appId: 1 });
  const user = await wrong.newCompany();
  const query = { installation_id: installation.id, state: await stateOf(user), code: 'any' };
  const reply = await user.get(setupUrl(query));
  assert.deepEqual([reply.status, reply.body.code], [502, 'github_refused']);
});

test('a server without a GitHub App offers no way there and says why', async () => {
  const plain = await openTestApi();
  const user = await plain.newCompany();
  assert.equal((await user.get('/company/me')).body.company.github_install_url, null);
  const reply = await user.get(setupUrl({ installation_id: 1 }));
  assert.equal(reply.status, 422);
  assert.match(reply.body.error, /^GitHub is not set up on this server\./);
  assert.equal((await plain.as().get(setupUrl({ installation_id: 1 }))).status, 401);
});

test('a company that tries too often has to wait', async () => {
  const user = await api.newCompany();
  const replies = [];
  for (let count = 0; count < 31; count += 1)
    replies.push(await user.get(setupUrl({ installation_id: 1, state: 'x' })));
  assert.equal(replies[29]?.status, 403);
  assert.equal(replies[30]?.status, 429);
  assert.match(String(replies[30]?.headers['retry-after']), /^\d+$/);
  const other = await api.newCompany();
  assert.equal((await other.get(setupUrl({ installation_id: 1, state: 'x' }))).status, 403);
});

test('neither the key, nor tokens, nor codes reach the log', async () => {
  const user = await strict.newCompany();
  const { id } = github.install();
  github.codes.set('s3cretCode', [id]);
  const query = { installation_id: id, state: await stateOf(user), code: 's3cretCode' };
  github.breakDown({ status: 500 });
  await user.get(setupUrl(query));
  github.breakDown({ status: 401, message: 'Bad credentials' }, '/user/installations');
  await user.get(setupUrl(query));
  github.breakDown(undefined);
  github.codes.set('s3cretCode', [id]);
  assert.equal((await user.get(setupUrl(query))).status, 200);
  const log = strict.logged();
  assert.match(log, /GitHub could not be connected/);
  assert.match(log, /An installation of the GitHub App is connected/);
  const { privateKey, oauth, webhookSecret } = github.settings;
  const secrets = [
    privateKey.split('\n')[1] ?? '',
    ...Object.values(oauth),
    webhookSecret,
    's3cretCode',
    ...github.installationTokens.keys(),
    ...github.userTokens.keys(),
    'eyJ',
  ];
  for (const secret of secrets) assert.ok(!log.includes(secret), secret.slice(0, 6));
});

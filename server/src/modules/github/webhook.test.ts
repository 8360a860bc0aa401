import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { connectInstallation, openGithubApi } from '../../testing/test-github.ts';
import { openTestApi } from '../../testing/test-api.ts';

const github = await openGithubStandIn();
const api = await openGithubApi(github, { oauth: undefined });
const { services } = api;

const idOf = async (user: { get(url: string): Promise<{ body: { company: never } }> }) =>
  ((await user.get('/company/me')).body.company as { github_installation_id: number | null })
    .github_installation_id;
const event = (action: string, id: number) => ({ action, installation: { id }, sender: { login: 'ada' } });

test('a deleted installation disconnects its company, and no other', async () => {
  const [gone, stays] = [
    await connectInstallation(api, github.install()),
    await connectInstallation(api, github.install()),
  ];
  github.uninstall(gone.installation.id);
  const reply = await api.deliver('installation', event('deleted', gone.installation.id));
  assert.equal(reply.status, 204, reply.text);
  assert.equal(await idOf(gone.user), null);
  assert.equal(await idOf(stays.user), stays.installation.id);
  assert.equal((await api.deliver('installation', event('deleted', gone.installation.id))).status, 204);
});

test('a suspended installation is not connected until it is unsuspended', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  installation.suspendedAt = new Date();
  await api.deliver('installation', event('suspend', installation.id));
  const { company } = (await user.get('/company/me')).body;
  assert.deepEqual(
    [company.github_installation_id, company.github_repos, company.github_manage_url],
    [null, [], null],
  );
  assert.ok(company.github_install_url);
  installation.suspendedAt = null;
  await api.deliver('installation', event('unsuspend', installation.id));
  await services.github.refresh(installation.id);
  assert.equal(await idOf(user), installation.id);
});

test('what GitHub says when it is asked counts, however old a delivery is', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  await api.deliver('installation', event('suspend', installation.id));
  await services.github.refresh(installation.id);
  assert.equal(await idOf(user), installation.id);
});

test('repositories that are added and removed appear and go', async () => {
  const { user, installation } = await connectInstallation(api, github.install({ repositoryCount: 2 }));
  installation.repositories.shift();
  installation.repositories.push({ id: 5, name: 'added', description: 'New' });
  await api.deliver('installation_repositories', event('added', installation.id));
  await services.github.refresh(installation.id);
  const { github_repos } = (await user.get('/company/me')).body.company;
  assert.deepEqual(
    github_repos.map((repo: { repo_name: string }) => repo.repo_name),
    ['repo-2', 'added'],
  );
});

test('a delivery counts only with the signature of its very bytes', async () => {
  const { user, installation } = await connectInstallation(api, github.install());
  const body = `{ "action": "deleted",\n "installation": { "id": ${installation.id} }, "ünïcödé": "\\u00e9" }`;
  const signatures = [
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    `sha1=${'0'.repeat(40)}`,
    'x'.repeat(71),
    `sha256=${'é'.repeat(32)}`,
  ];
  for (const signature of signatures) {
    const reply = await api.deliver('installation', body, signature);
    assert.deepEqual([reply.status, reply.body.code], [401, 'wrong_signature'], signature);
  }
  const unsigned = await api
    .as()
    .post('/github/webhook', JSON.parse(body), { 'x-github-event': 'installation' });
  assert.equal(unsigned.status, 401);
  const right = api.sign(body);
  const altered = await api.deliver('installation', body.replace('deleted', 'deleted '), right);
  assert.equal(altered.status, 401, 'one byte more');
  assert.equal(await idOf(user), installation.id);
  assert.equal((await api.deliver('installation', body, right)).status, 204);
  assert.equal(await idOf(user), null);
});

test('other events are taken and left; what cannot be read is refused', async () => {
  assert.equal((await api.deliver('ping', { zen: 'Keep it logically awesome.', hook_id: 1 })).status, 204);
  assert.equal((await api.deliver('push', { ref: 'refs/heads/main' })).status, 204);
  assert.equal((await api.deliver('push', 'no JSON')).status, 204);
  assert.equal((await api.deliver('installation', event('deleted', 999))).status, 204);
  assert.equal((await api.deliver('installation', 'no JSON')).status, 400);
  assert.equal((await api.deliver('installation', {})).status, 400);
  const form = await api.as().post('/github/webhook', Buffer.from('payload=x'), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  assert.equal(form.status, 415);
});

test('without a secret, or without an app, there is no webhook', async () => {
  const withoutSecret = await openGithubApi(github, { webhookSecret: undefined });
  assert.equal((await withoutSecret.deliver('ping', {})).status, 404);
  const plain = await openTestApi();
  assert.equal((await plain.as().post('/github/webhook', {})).body.code, 'github_not_set_up');
});

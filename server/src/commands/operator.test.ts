import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { BASELINE } from '../platform/database/migrate.ts';
import { rewindDatabase } from '../platform/database/rewind.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createLog } from '../platform/log.ts';
import { codeOf, readOneTimePassword } from 'runner';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { mailsTo } from '../testing/outbox.ts';
import { present } from '../testing/present.ts';
import { onServer } from '../testing/template-database.ts';
import { openTestApi, PASSWORD, type Client } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { runOperator } from './operator.ts';
import { LEFT_BEHIND, TABLES } from './transfer/tables.ts';

const api = await openTestApi();
const { databaseOwnerUrl, dataFolder } = api.platform.config;
const LINK = /http:\/\/steplight\.test\/password-reset\/([\w-]{43})/;

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs the command, by default on the database of this file. */
async function operator(args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const outcome = { out: '', err: '' };
  const own = {
    DATABASE_URL: databaseOwnerUrl,
    DATA_FOLDER: dataFolder,
    WEB_ADDRESS: 'http://steplight.test',
  };
  const code = await runOperator(
    args,
    { ...own, ...environment },
    {
      stdout: { write: (text) => (outcome.out += text) },
      stderr: { write: (text) => (outcome.err += text) },
    },
  );
  return { code, ...outcome };
}

/** Runs the command in a process of its own. */
async function operatorProcess(args: string[], environment: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'operator.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    timeout: 240_000,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const tokenIn = ({ out, err }: Outcome) => LINK.exec(out + err)?.[1];

/** Chooses a password by the link and signs in with it; gives the company as that person sees it. */
async function enter(token: string | undefined, email: string) {
  const password = `password of ${email}`;
  const chosen = await api.as(token).post('/auth/reset-password', { new_password: password });
  assert.equal(chosen.status, 200, 'the link works');
  const { body } = await api.as().post('/auth/login', { email, password });
  return (await api.as(body.access_token).get('/company/me')).body.company;
}

async function companyOf(email: string): Promise<number> {
  return present((await api.services.auth.findUser(email))?.companyId);
}

describe('on a database', () => {
  test('that an earlier version has migrated as far as the baseline is taken over as it is; an older one is refused', async () => {
    const DATABASE_URL = present((await openTestPlatform()).config.databaseOwnerUrl);
    const migrations = 'drizzle.__drizzle_migrations';
    const early = `insert into ${migrations} (hash, created_at) select '', n from generate_series(1, 43) n`;
    await onServer(DATABASE_URL, early);
    assert.deepEqual(await operator(['unclear-steps'], { DATABASE_URL }), {
      code: 0,
      out: 'Every step is clear.\n',
      err: '',
    });
    await onServer(DATABASE_URL, `delete from ${migrations} where created_at > 43`);
    const { code, err } = await operator(['unclear-steps'], { DATABASE_URL });
    assert.equal(code, 1);
    assert.equal(
      err,
      '✗ This database comes from an early version of Steplight. Start the last version with server/migrations/0043_views_of_tests.sql (see docs/operating.md#upgrade) on it once, then this version.\n',
    );
  });

  test('of the previous version is taken over with its data', async () => {
    const DATABASE_URL = present((await openTestPlatform()).config.databaseOwnerUrl);
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await rewindDatabase(client, [...TABLES.map(({ name }) => name), ...LEFT_BEHIND], BASELINE);
    const id = '0b9a7c3e-52a8-4a53-9a2e-6f2f3c1d4e5f';
    await client.query(
      `insert into companies (name, api_key_encrypted, api_key_hash) values ('Ada''s', '', '');
       insert into group_runs (company_id, name) select id, 'Buy' from companies;
       insert into test_runs (company_id, name, group_run_id) select company_id, 'Buy', id from group_runs;
       insert into test_runs (company_id, name, kind, trial_id) select id, 'Simulation', 'trial', '${id}' from companies`,
    );
    assert.equal((await operator(['unclear-steps'], { DATABASE_URL })).code, 0);
    const { rows } = await client.query('select name, kind, simulation_id from test_runs order by id');
    await client.end();
    assert.deepEqual(rows, [
      { name: 'Buy', kind: 'test', simulation_id: null },
      { name: 'Simulation', kind: 'simulation', simulation_id: id },
    ]);
  });

  test('unclear-steps lists what is unclear, of all companies or of one, with what to write', async () => {
    assert.deepEqual(await operator(['unclear-steps']), { code: 0, out: 'Every step is clear.\n', err: '' });
    const [one, other] = [await api.newCompany(), await api.newCompany()];
    const save = async (user: Client, title: string, type: string, actions: string[]): Promise<number> => {
      const steps = actions.map((action, index) => ({ step_number: index + 1, type: 'act', action }));
      const body = { title, type, starting_url: 'http://localhost/', steps };
      return (await user.post('/test_blueprint/create', body)).body.test_blueprint.id;
    };
    const test = await save(one, 'Buy', 'integration', ['Click "Buy"', 'Click "A", then click "B"']);
    const module = await save(other, 'Login', 'module', ['Click "A", then\nclick "B"']);
    const advice = '     These are 2 steps. Write one to a step.\n     Suggestion: Click "A" / Click "B"\n';
    const ofOne = `Company ${one.companyId}, test ${test} "Buy"\n  2. Click "A", then click "B"\n${advice}`;
    const ofOther = `Company ${other.companyId}, module ${module} "Login"\n  1. Click "A", then click "B"\n${advice}`;
    const all = await operator(['unclear-steps']);
    assert.deepEqual(all, { code: 0, out: `${ofOne}${ofOther}2 unclear steps.\n`, err: '' });
    const single = await operator(['unclear-steps', '--company', `${one.companyId}`]);
    assert.deepEqual(single, { code: 0, out: `${ofOne}1 unclear step.\n`, err: '' });
    const unknown = await operator(['unclear-steps', '--company', '999']);
    assert.deepEqual(unknown, { code: 1, out: '', err: '✗ There is no company 999.\n' });
  });

  test('export-tests writes a folder; import-tests stores it where it came from, or as new tests elsewhere', async () => {
    const [one, other] = [await api.newCompany(), await api.newCompany()];
    const content = '---\nurl: http://localhost/\nsuite: Shop\n---\n\n# Buy\n\n1. Click "Buy"\n';
    const table = { path: 'a.table.csv', content: 'user\nada\n', base: null };
    await one.post('/test_files/push', { files: [{ path: 'a.steps.md', content, base: null }, table] });
    const folder = await mkdtemp(join(tmpdir(), 'steplight-tests-'));
    after(() => rm(folder, { recursive: true, force: true }));
    const company = ['--company', `${one.companyId}`];
    const written = await operator(['export-tests', folder, ...company]);
    assert.deepEqual(written, {
      code: 0,
      err: '',
      out: `3 files of company ${one.companyId} were written to ${folder}.\n`,
    });
    const file = join(folder, 'shop', 'buy.steps.md');
    const text = await readFile(file, 'utf8');
    assert.match(text, /^---\nid: \d+\n/);
    assert.match(
      (await operator(['export-tests', folder, ...company])).err,
      /is not empty, and nothing is overwritten/,
    );

    await writeFile(file, text.replace('"Buy"', '"Pay"'));
    await writeFile(join(folder, 'shop', 'buy.table.csv'), 'user\nbob\n');
    const stored = await operator(['import-tests', folder, ...company]);
    assert.equal(
      stored.out,
      `updated shop/buy.steps.md\nupdated shop/buy.table.csv\n2 of 3 files were stored in company ${one.companyId}.\n`,
    );
    const elsewhere = ['import-tests', folder, '--company', `${other.companyId}`];
    const refused = await operator(elsewhere);
    assert.equal(refused.code, 1);
    assert.match(refused.out, /rejected shop\/buy\.steps\.md\n {2}There is no test \d+ in this company\./);
    const copied = await operator([...elsewhere, '--new']);
    assert.match(
      copied.out,
      /created shop\/buy\.steps\.md\ncreated shop\/buy\.table\.csv\ncreated shop\/suite\.yaml\n3 of 3 files/,
      copied.err,
    );
    const { test_blueprints: tests } = (await other.get('/test_blueprint/list')).body;
    assert.deepEqual(
      tests.map(({ title, test_blueprint_category_name: suite }: Record<string, unknown>) => [title, suite]),
      [['Buy', 'Shop']],
    );
    const several = await operator(['export-tests', join(folder, 'new')]);
    assert.match(several.err, /There are several companies\. Name one: --company <id>\./);
    assert.match((await operator(['export-tests', folder, '--new'])).err, /"export-tests" takes no --new\./);
  });

  test('create-company makes a company and an account, whose person can enter by the link', async () => {
    const made = await operator(['create-company', 'Analytical Engines', 'Ada@Example.com']);
    assert.equal(made.code, 0, made.err);
    assert.match(
      made.out,
      /^Company \d+ "Analytical Engines" was made, with the account ada@example\.com\.$/m,
    );
    assert.match(
      made.out,
      /Hand this link to ada@example\.com \(works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\):/,
    );
    const company = await enter(tokenIn(made), 'ada@example.com');
    assert.equal(company.name, 'Analytical Engines');
    assert.match(company.api_key, /^sl_/);

    const again = await operator(['create-company', 'Another', 'ada@example.com']);
    assert.equal(again.code, 1);
    assert.match(again.err, /^✗ ada@example\.com has an account already.*reset-link ada@example\.com/);

    const log = await readFile(join(dataFolder, 'logs', 'steplight.log'), 'utf8');
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const audits = lines.filter(({ command }) => command === 'create-company');
    assert.equal(audits.length, 1);
    assert.equal(audits[0].companyId, await companyOf('ada@example.com'));
    assert.ok(!log.includes(present(tokenIn(made))) && !log.includes('password-reset'), 'no link in the log');
  });

  test('invite accepts an address of the waiting list, and a second call sends a new link to the same account', async () => {
    await api.as().post('/auth/signup', { email: 'Grace@Example.com' });
    await api.as().post('/auth/signup', { email: 'joan@example.com' });
    const before = await operator(['waiting-list']);
    assert.match(before.out, /^grace@example\.com\s+\d{4}-\d\d-\d\d\njoan@example\.com\s+\d{4}-\d\d-\d\d\n$/);

    const first = await operator(['invite', 'grace@example.com']);
    assert.equal(first.code, 0, first.err);
    assert.match(first.out, /^The account grace@example\.com was made, in company \d+, as owner\.$/m);
    const companyId = await companyOf('grace@example.com');
    assert.match((await operator(['waiting-list'])).out, /^joan@example\.com\s+\S+\n$/);

    const second = await operator(['invite', 'GRACE@example.com']);
    assert.equal(second.code, 0, second.err);
    assert.match(second.out, /has an account already, in company \d+: a new link was made\./);
    assert.notEqual(tokenIn(second), tokenIn(first));
    assert.equal(await companyOf('grace@example.com'), companyId);
    assert.equal((await enter(tokenIn(first), 'grace@example.com')).name, 'grace@example.com');

    const colleague = await operator(['invite', 'joan@example.com', '--company', String(companyId)]);
    assert.equal(colleague.code, 0, colleague.err);
    assert.equal(await companyOf('joan@example.com'), companyId);
    assert.equal((await operator(['waiting-list'])).out, 'Nobody is waiting.\n');

    const other = await api.newCompany();
    const elsewhere = await operator([
      ...['invite', 'joan@example.com', '--company', String(other.companyId), '--role', 'viewer'],
    ]);
    assert.match(elsewhere.out, /has an account already and was added to company \d+, as viewer\./);
    const { members } = (await other.get('/members')).body;
    assert.deepEqual(
      members.map(({ email, role }: { email: string; role: string }) => [email, role]),
      [
        ['joan@example.com', 'viewer'],
        [other.email, 'owner'],
      ],
    );
    const nowhere = await operator(['invite', 'mary@example.com', '--company', '999999']);
    assert.equal(nowhere.code, 1);
    assert.match(nowhere.err, /^✗ There is no company 999999\. Make one with create-company/);
    assert.equal(await api.services.auth.findUser('mary@example.com'), undefined);
  });

  test('an invitation is mailed where there is a mail server; the link is printed if that fails', async () => {
    const mailServer = await startMailServer();
    const mailed = await operator(['invite', 'mailed@example.com'], { SMTP_URL: mailServer.url });
    assert.equal(mailed.code, 0, mailed.err);
    assert.match(
      mailed.out,
      /^A link to set the password was mailed to mailed@example\.com \(works once, until /m,
    );
    assert.doesNotMatch(mailed.out, LINK);
    const mail = present(mailServer.mails[0]);
    assert.equal(mail.subject, 'Your Steplight account is ready');
    assert.deepEqual(mail.envelope.to, ['mailed@example.com']);
    await enter(LINK.exec(mail.text ?? '')?.[1], 'mailed@example.com');

    const lost = await operator(['invite', 'lost@example.com'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    assert.equal(lost.code, 1);
    assert.match(lost.err, /^✗ The account is ready, but its mail could not be sent: .*\nCheck SMTP_URL/);
    await enter(tokenIn(lost), 'lost@example.com');
  });

  test('reset-link prints a link and mails nothing', async () => {
    const user = await api.newCompany('reset@example.com');
    const { email } = user;
    const mailServer = await startMailServer();
    const made = await operator(['reset-link', email], { SMTP_URL: mailServer.url });
    assert.equal(made.code, 0, made.err);
    assert.equal(mailServer.mails.length, 0);
    const { audit_events: events } = (await user.get('/audit_events?subject_type=account')).body;
    assert.deepEqual(
      events.map((event: { actor: string; action: string }) => [event.actor, event.action]),
      [['operator', 'account.reset_link_created']],
    );
    await enter(tokenIn(made), email);

    const unknown = await operator(['reset-link', 'unknown@example.com']);
    assert.equal(unknown.code, 1);
    assert.equal(
      unknown.err,
      '✗ unknown@example.com has no account. To make one, run: invite unknown@example.com\n',
    );
  });

  test('disable-two-factor lets a person sign in who has lost the authenticator app', async () => {
    const user = await api.newCompany('protected@example.com');
    const off = await operator(['disable-two-factor', user.email]);
    assert.equal(off.err, '✗ protected@example.com signs in without a second factor.\n');
    const { secret } = (await user.post('/account/two_factor', { password: PASSWORD })).body;
    const code = codeOf(present(readOneTimePassword(secret)), Math.floor(Date.now() / 30_000));
    assert.equal((await user.post('/account/two_factor/confirm', { code })).status, 200);
    const logIn = () => api.as().post('/auth/login', { email: user.email, password: PASSWORD });
    assert.equal((await logIn()).body.code, 'second_factor_required');

    const done = await operator(['disable-two-factor', user.email]);
    assert.equal(done.out, 'protected@example.com signs in with the password alone.\n', done.err);
    const [event] = (await user.get('/audit_events?action=account.two_factor_disabled')).body.audit_events;
    assert.deepEqual([event.actor, event.actor_kind, event.subject], ['operator', 'operator', user.email]);
    assert.equal((await logIn()).status, 200);
    assert.equal((await operator(['disable-two-factor', 'unknown@example.com'])).code, 1);
  });

  test('delete-account deletes who belongs to no company, and says which company needs a person', async () => {
    const owner = await api.newCompany('last@example.com');
    const member = await api.newMember(owner.companyId, 'viewer');
    assert.equal((await owner.delete(`/members/${member.userId}`)).status, 204);
    const done = await operator(['delete-account', member.email]);
    assert.equal(
      done.out,
      `The account of ${member.email} was deleted. What the person made stays.\n`,
      done.err,
    );
    assert.equal(await api.services.auth.findUser(member.email), undefined);
    const only = await operator(['delete-account', owner.email]);
    assert.deepEqual(
      [only.code, only.err],
      [
        1,
        `✗ last@example.com is the only member of "last@example.com". Delete the company: delete-company ${owner.companyId} "last@example.com"\n`,
      ],
    );
    await api.newMember(owner.companyId, 'editor');
    assert.match((await operator(['delete-account', owner.email])).err, /another one must take over first/);
  });

  test('delete-company deletes it with its files and the accounts that belong to no other one', async () => {
    const owner = await api.newCompany('gone@example.com');
    const other = await api.newCompany('stays@example.com');
    const id = owner.companyId;
    await owner.post('/invitations', { email: other.email, role: 'editor' });
    const [mail = ''] = await mailsTo(api.platform, other.email, 1);
    const token = /invitation\/([\w-]{43})/.exec(mail)?.[1];
    assert.equal((await api.as(token).post('/invitation/accept', {})).status, 200);
    const steps = [{ step_number: 1, type: 'act', action: 'Click Buy' }];
    const test = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', steps };
    const blueprint = (await owner.post('/test_blueprint/create', test)).body.test_blueprint.id;
    await owner.post('/test_group_run/trigger_run', { test_blueprint_ids: [blueprint] });
    await owner.post('/comments', { test_blueprint_id: blueprint, text: 'Hello' });
    const { storage } = api.platform;
    const [own, foreign] = [id, other.companyId].map((company) => `runs/${company}/1/start.jpg`);
    for (const key of [own, foreign]) await storage.put(present(key), Buffer.from('jpeg'), 'image/jpeg');

    const wrong = await operator(['delete-company', `${id}`, 'stays@example.com']);
    assert.equal(wrong.err, `✗ Company ${id} is called "gone@example.com". Nothing was deleted.\n`);
    const done = await operator(['delete-company', `${id}`, 'gone@example.com']);
    assert.deepEqual(done, {
      code: 0,
      err: '',
      out: `Company ${id} "gone@example.com" was deleted.\nWith it went the accounts gone@example.com.\nIts files were deleted.\n`,
    });
    assert.equal((await owner.get('/account')).status, 401);
    const { account } = (await other.get('/account')).body;
    assert.deepEqual(
      account.companies.map((company: { id: number }) => company.id),
      [other.companyId],
    );
    assert.deepEqual(
      [await storage.size(present(own)), await storage.size(present(foreign))],
      [undefined, 4],
    );
    assert.equal((await operator(['delete-company', `${id}`, 'x'])).err, `✗ There is no company ${id}.\n`);
  });
});

describe('the call', () => {
  const nowhere = { DATABASE_URL: '', DATA_FOLDER: join(tmpdir(), 'steplight-nowhere') };

  test('help is printed on request', async () => {
    const { code, out } = await operatorProcess(['--help'], nowhere);
    assert.equal(code, 0);
    for (const name of ['create-company', 'invite', 'reset-link', 'waiting-list'])
      assert.match(out, new RegExp(`^  ${name}\\b`, 'm'));
  });

  const wrong: [args: string[], message: RegExp][] = [
    [[], /Which command\?/],
    [['destroy'], /There is no command "destroy"\./],
    [['toString'], /There is no command "toString"\./],
    [['invite'], /Call it like this: invite <email> \[--company <id>\]/],
    [['invite', 'grace'], /"grace" is not an e-mail address\./],
    [['invite', 'grace@example.com', '--role', 'viewer'], /--role goes with --company/],
    [['invite', 'grace@example.com', '--company', '1', '--role', 'admin'], /"admin" is no role/],
    [['invite', 'grace@example.com', '--company', 'one'], /"one" is not the id of a company/],
    [['waiting-list', '--company', '1'], /"waiting-list" takes no --company\./],
    [['create-company', ' ', 'ada@example.com'], /A company's name has 1 to 200 characters\./],
    [['waiting-list', '--all'], /Unknown option '--all'/],
  ];
  test('a wrong one says how it is called, whether there is a product or not', async () => {
    const outcomes = wrong.map(async ([args, message]) => {
      const { code, out, err } = await operator(args, nowhere);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, message);
      assert.match(err, /Usage: npm run operator -- <command>/);
      assert.equal(out, '');
    });
    await Promise.all(outcomes);
    const { code, err } = await operatorProcess(['destroy'], nowhere);
    assert.equal(code, 2);
    assert.match(err, /There is no command "destroy"\./);
  });

  test('without a product it says what to do', async () => {
    const missing = await operator(['waiting-list'], nowhere);
    assert.equal(missing.code, 1);
    assert.match(
      missing.err,
      /^✗ There is no database in .*steplight-nowhere\. Start Steplight once \(npm start\)/,
    );
    const silent = await operator(['waiting-list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' });
    assert.equal(silent.code, 1);
    assert.match(silent.err, /^✗ .*ECONNREFUSED/);
  });
});

test('the embedded database of a data folder is used while the product runs, and else for the command only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-operator-'));
  after(() => rm(folder, { recursive: true, force: true }));
  const start = () => startEmbeddedDatabase({ folder: join(folder, 'database'), log: createLog('error') });
  const here = { DATABASE_URL: '', DATA_FOLDER: folder };
  const running = await start();
  const made = await operatorProcess(['create-company', 'Lumen', 'lumen@example.com'], here);
  assert.equal(made.code, 0, made.err);
  assert.equal((await operatorProcess(['reset-link', 'lumen@example.com'], here)).code, 0, 'it still runs');
  await running.stop();

  const atRest = await operatorProcess(['reset-link', 'lumen@example.com'], here);
  assert.equal(atRest.code, 0, atRest.err);
  const path = join(folder, 'export');
  assert.equal((await operatorProcess(['export', path], here)).code, 0);
  const restored = { DATABASE_URL: '', DATA_FOLDER: join(folder, 'restored') };
  await mkdir(restored.DATA_FOLDER, { mode: 0o711 });
  await cp(join(folder, 'secrets'), join(restored.DATA_FOLDER, 'secrets'), { recursive: true });
  const imported = await operatorProcess(['import', path], restored);
  assert.equal(imported.code, 0, imported.err);
  assert.equal(
    (await operatorProcess(['reset-link', 'lumen@example.com'], restored)).code,
    0,
    'a new folder has it all',
  );

  const pidFile = join(folder, 'database', 'cluster', 'data', 'postmaster.pid');
  await assert.rejects(readFile(pidFile), /ENOENT/, 'it was stopped again');
});

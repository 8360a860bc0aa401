import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import type { Role } from 'shared/constants';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client, type SignedIn } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { createModule, createTest, runTest, trigger } from '../runs/testing/run-tools.ts';

/** Mailboxes that take no mail, by the code of the refusal: 452 for now, 550 for good. */
const rejections = new Map<string, number>();
const mailServer = await startMailServer({
  onRcptTo({ address }, _session, done) {
    const responseCode = rejections.get(address);
    done(responseCode === undefined ? null : Object.assign(new Error('No'), { responseCode }));
  },
});
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, webAddress: 'https://steplight.example.com' },
});
const api = await openTestApi(platform);
const { pool } = platform.database;
const mailsTo = (email: string) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));

beforeEach(() => rejections.clear());

async function colleagueOf(
  { companyId }: SignedIn,
  { role = 'editor', name }: { role?: Role; name?: string } = {},
): Promise<SignedIn> {
  const member = await api.newMember(companyId, role);
  if (name !== undefined) await pool.query('update users set name = $2 where id = $1', [member.userId, name]);
  return member;
}

async function newGroupRun() {
  const owner = await api.newCompany();
  const testId = await createTest(owner, 'Buy a lamp');
  const { id, testRunIds } = await trigger(owner, testId);
  return { owner, testId, on: { test_group_run_id: id }, testRunId: present(testRunIds[0]) };
}

const pathOf = (on: Record<string, number>) =>
  `/comments?${new URLSearchParams(Object.entries(on).map(([name, id]) => [name, String(id)]))}`;

async function write(user: Client, on: object, text: string, mentioned_user_ids: number[] = []) {
  const reply = await user.post('/comments', { ...on, text, mentioned_user_ids });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.comment;
}

const textsOf = async (user: Client, on: Record<string, number>): Promise<string[]> =>
  (await user.get(pathOf(on))).body.comments.map(({ text }: { text: string }) => text);

/** Executes every job about a mention, also those that were executed before. @returns how many failed */
async function sendMails(): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select data->>'id' as id from pgboss.job where name = 'mention'`,
  );
  const attempts = rows.map(({ id }) => api.services.comments.mailMention(Number(id)));
  return (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected').length;
}

describe('comments', () => {
  test('are on a group run, a test run, a test or a module, and gone with it', async () => {
    const { owner, testId, on, testRunId } = await newGroupRun();
    const moduleId = await createModule(owner, 'Click Buy');
    const subjects = [
      on,
      { test_run_id: testRunId },
      { test_blueprint_id: testId },
      { test_blueprint_id: moduleId },
    ] as Record<string, number>[];
    for (const subject of subjects) {
      assert.deepEqual(await textsOf(owner, subject), []);
      await write(owner, subject, `First on ${JSON.stringify(subject)}`);
      await write(owner, subject, 'Second');
      assert.deepEqual(await textsOf(owner, subject), [`First on ${JSON.stringify(subject)}`, 'Second']);
    }
    const { body } = await owner.get(pathOf(on));
    assert.equal(body.is_writable, true);
    const [first] = body.comments;
    assert.equal(first.author.name, owner.email);
    assert.deepEqual([first.edited_at, first.is_editable, first.is_deletable], [null, true, true]);

    const run = (await owner.get('/test_group_run/list')).body.test_group_runs[0];
    assert.equal(run.comment_count, 2);
    assert.equal((await owner.get(`/test_blueprint/${testId}`)).body.test_blueprint.comment_count, 2);

    assert.equal((await owner.delete(`/test_blueprint/delete/${moduleId}`)).status, 204);
    const { rows } = await pool.query('select 1 from comments where blueprint_id = $1', [moduleId]);
    assert.deepEqual(rows, []);
  });

  test('can be changed by their authors only, and deleted by owners too', async () => {
    const { owner, on } = await newGroupRun();
    const [ada, bob] = [await colleagueOf(owner), await colleagueOf(owner)];
    const { id } = await write(ada, on, 'Flaky again');

    const changed = await ada.put(`/comments/${id}`, { text: ' Flaky again?\nI will see. ' });
    assert.equal(changed.status, 200, changed.text);
    assert.equal(changed.body.comment.text, 'Flaky again?\nI will see.');
    assert.notEqual(changed.body.comment.edited_at, null);

    for (const other of [bob, owner]) {
      const refused = await other.put(`/comments/${id}`, { text: 'Mine' });
      assert.deepEqual([refused.status, refused.body.code], [403, 'not_the_author']);
    }
    assert.equal((await bob.delete(`/comments/${id}`)).status, 403);
    const seenBy = async (user: Client) => {
      const [comment] = (await user.get(pathOf(on))).body.comments;
      return [comment.is_editable, comment.is_deletable];
    };
    assert.deepEqual(await seenBy(ada), [true, true]);
    assert.deepEqual(await seenBy(bob), [false, false]);
    assert.deepEqual(await seenBy(owner), [false, true]);

    assert.equal((await owner.delete(`/comments/${id}`)).status, 204);
    const own = await write(bob, on, 'Never mind');
    assert.equal((await bob.delete(`/comments/${own.id}`)).status, 204);
    assert.deepEqual(await textsOf(owner, on), []);
    assert.equal((await bob.delete(`/comments/${own.id}`)).status, 404);
  });

  test('are read, but not written, by viewers', async () => {
    const { owner, on } = await newGroupRun();
    const viewer = await colleagueOf(owner, { role: 'viewer' });
    const { id } = await write(owner, on, 'Seen?');
    const { body } = await viewer.get(pathOf(on));
    assert.deepEqual([body.is_writable, body.comments.length], [false, 1]);
    assert.deepEqual([body.comments[0].is_editable, body.comments[0].is_deletable], [false, false]);
    const attempts = [
      await viewer.post('/comments', { ...on, text: 'Yes' }),
      await viewer.put(`/comments/${id}`, { text: 'Yes' }),
      await viewer.delete(`/comments/${id}`),
    ];
    for (const { status, body } of attempts) assert.deepEqual([status, body.code], [403, 'role_required']);
  });

  test('of other companies, and on what they have, are not there', async () => {
    const { owner, testId, on, testRunId } = await newGroupRun();
    const { id } = await write(owner, on, 'Ours');
    const stranger = await api.newCompany();
    const subjects = [on, { test_run_id: testRunId }, { test_blueprint_id: testId }] as Record<
      string,
      number
    >[];
    for (const subject of [...subjects, { test_run_id: 2_000_000_000 }]) {
      assert.equal((await stranger.get(pathOf(subject))).status, 404);
      assert.equal((await stranger.post('/comments', { ...subject, text: 'Hello' })).status, 404);
    }
    assert.equal((await stranger.put(`/comments/${id}`, { text: 'Theirs' })).status, 404);
    assert.equal((await stranger.delete(`/comments/${id}`)).status, 404);
    assert.deepEqual(await textsOf(owner, on), ['Ours']);
  });

  test('cannot be on a simulation of an open editor', async () => {
    const owner = await api.newCompany();
    await owner.post('/simulate', {
      starting_url: 'http://localhost/',
      steps: [{ type: 'act', action: 'Click Buy' }],
    });
    const { rows } = await pool.query<{ id: number }>('select id from test_runs where company_id = $1', [
      owner.companyId,
    ]);
    const on = { test_run_id: present(rows[0]).id };
    assert.equal((await owner.get(pathOf(on))).status, 404);
    assert.equal((await owner.post('/comments', { ...on, text: 'Hello' })).status, 404);
  });

  test('need one subject, and a text that is not too long', async () => {
    const { owner, on, testRunId } = await newGroupRun();
    const bodies: [object, string?][] = [
      [{ text: 'Hello' }],
      [{ ...on, test_run_id: testRunId, text: 'Hello' }],
      [{ ...on, text: ' \n ' }, 'text'],
      [{ ...on, text: 'a'.repeat(5001) }, 'text'],
      [{ ...on, text: 'a\u0000b' }, 'text'],
      [{ ...on, text: 'Hello', mentioned_user_ids: Array.from({ length: 21 }, (_, id) => id + 1) }],
    ];
    for (const [body, field] of bodies) {
      const reply = await owner.post('/comments', body);
      assert.equal(reply.status, 400, reply.text);
      if (field !== undefined) assert.ok(field in reply.body.fields, reply.text);
    }
    for (const path of ['/comments', `${pathOf(on)}&test_run_id=${testRunId}`])
      assert.equal((await owner.get(path)).status, 400);
    assert.equal((await write(owner, on, 'a'.repeat(5000))).text.length, 5000);
  });

  test('are 500 at most, and 30 in a minute of one person', async () => {
    const { owner, on, testRunId } = await newGroupRun();
    await pool.query(
      `insert into comments (company_id, group_run_id, text) select $1, $2, 'Hello' from generate_series(1, 499)`,
      [owner.companyId, on.test_group_run_id],
    );
    await write(owner, on, 'The last one');
    const refused = await owner.post('/comments', { ...on, text: 'One more' });
    assert.deepEqual([refused.status, refused.body.code], [422, 'too_many_comments']);
    const [first] = (await owner.get(pathOf(on))).body.comments;
    assert.equal(first.author, null);

    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1)
      statuses.add((await owner.post('/comments', { test_run_id: testRunId, text: 'Hello' })).status);
    assert.deepEqual([...statuses], [201, 429]);
    await write(await colleagueOf(owner), { test_run_id: testRunId }, 'I still may');
  });

  test('are stored and returned as the plain text that they are', async () => {
    const { owner, on } = await newGroupRun();
    const hostile = `<img src=x onerror=alert(1)> '; drop table comments; -- javascript:alert(1) \u202Eevil 😀`;
    await write(owner, on, hostile);
    assert.deepEqual(await textsOf(owner, on), [hostile]);
  });
});

describe('a mention', () => {
  test('sends one mail to each person, however often the comment is edited', async () => {
    const { owner, on } = await newGroupRun();
    const [ada, bob] = [await colleagueOf(owner, { name: 'Ada Lovelace' }), await colleagueOf(owner)];
    const text = `@Ada Lovelace, see <b>this</b>:\nhttps://shop.example.com/?a=1&b=2`;
    const comment = await write(owner, on, text, [ada.userId]);
    assert.deepEqual(comment.mentions, [{ user_id: ada.userId, name: 'Ada Lovelace' }]);
    await sendMails();
    await sendMails();
    const [mail, ...more] = mailsTo(ada.email);
    assert.deepEqual(more, []);
    assert.equal(
      mail?.subject,
      `[Steplight] ${owner.email} mentioned you in a comment on "Manual Run: Buy a lamp"`,
    );
    assert.ok(mail.text?.includes(text), mail.text);
    const address = `https://steplight.example.com/dashboard/grouprun/${on.test_group_run_id}#comments`;
    assert.ok(mail.text?.includes(address), mail.text);
    assert.ok(mail.html?.includes('see &lt;b&gt;this&lt;/b&gt;'), mail.html);

    const edit = (edited: string, ids: number[]) =>
      owner.put(`/comments/${comment.id}`, { text: edited, mentioned_user_ids: ids });
    const both = await edit(`@Ada Lovelace and @${bob.email}`, [ada.userId, bob.userId]);
    assert.equal(both.body.comment.mentions.length, 2);
    assert.deepEqual((await edit('No one', [])).body.comment.mentions, []);
    await edit(`@Ada Lovelace and @${bob.email} again`, [ada.userId, bob.userId]);
    await sendMails();
    assert.equal(mailsTo(ada.email).length, 1);
    assert.equal(mailsTo(bob.email).length, 1);
  });

  test('leads to the page that the comment is on', async () => {
    const { owner, testId, testRunId } = await newGroupRun();
    const ada = await colleagueOf(owner);
    const moduleId = await createModule(owner, 'Click Buy');
    for (const on of [
      { test_run_id: testRunId },
      { test_blueprint_id: testId },
      { test_blueprint_id: moduleId },
    ])
      await write(owner, on, `@${ada.email}`, [ada.userId]);
    await sendMails();
    const texts = mailsTo(ada.email)
      .map(({ text = '' }) => text)
      .join('\n');
    for (const path of [`testrun/${testRunId}`, `updatetest/${testId}`, `updatemodule/${moduleId}`])
      assert.ok(texts.includes(`https://steplight.example.com/dashboard/${path}#comments`), texts);
  });

  test('of oneself, a stranger, or someone whom the text does not name sends none', async () => {
    const { owner, on } = await newGroupRun();
    const ada = await colleagueOf(owner);
    const elsewhere = await api.newCompany();
    const stranger = await colleagueOf(elsewhere);
    const text = `@${owner.email} @${stranger.email}`;
    const comment = await write(owner, on, text, [owner.userId, stranger.userId, ada.userId, 2_000_000_000]);
    assert.deepEqual(comment.mentions, [{ user_id: owner.userId, name: owner.email }]);
    await sendMails();
    for (const { email } of [owner, stranger, ada]) assert.deepEqual(mailsTo(email), []);
  });

  test('of someone who has left the company meanwhile, or of a comment that was deleted, sends none', async () => {
    const { owner, on } = await newGroupRun();
    const [gone, ada] = [await colleagueOf(owner), await colleagueOf(owner)];
    await write(owner, on, `@${gone.email}`, [gone.userId]);
    await pool.query('delete from members where user_id = $1', [gone.userId]);
    const comment = await write(owner, on, `@${ada.email}`, [ada.userId]);
    await owner.delete(`/comments/${comment.id}`);
    assert.equal(await sendMails(), 0);
    for (const { email } of [gone, ada]) assert.deepEqual(mailsTo(email), []);
  });

  test('is mailed later where the mailbox is full, and never where it is refused for good', async () => {
    const { owner, on } = await newGroupRun();
    const [full, refusing] = [await colleagueOf(owner), await colleagueOf(owner)];
    rejections.set(full.email, 452).set(refusing.email, 550);
    await write(owner, on, `@${full.email} @${refusing.email}`, [full.userId, refusing.userId]);
    assert.equal(await sendMails(), 1);
    rejections.delete(full.email);
    assert.equal(await sendMails(), 0);
    assert.equal(mailsTo(full.email).length, 1);
    assert.deepEqual(mailsTo(refusing.email), []);
  });

  test('is one of 20 in a comment at most, those before its edits counted', async () => {
    const { owner, on } = await newGroupRun();
    const { rows } = await pool.query<{ id: number; email: string }>(
      `with made as (
         insert into users (email, password_hash) select 'many' || $1::int || '-' || n || '@example.com', '' from generate_series(1, 21) n
         returning id, email)
       , joined as (insert into members (company_id, user_id, role) select $1, id, 'viewer' from made)
       select id, email from made`,
      [owner.companyId],
    );
    const textOf = (people: typeof rows) => people.map(({ email }) => `@${email}`).join(' ');
    const idsOf = (people: typeof rows) => people.map(({ id }) => id);
    const comment = await write(owner, on, textOf(rows.slice(0, 20)), idsOf(rows.slice(0, 20)));
    assert.equal(comment.mentions.length, 20);
    const last = rows.slice(20);
    const refused = await owner.put(`/comments/${comment.id}`, {
      text: textOf(last),
      mentioned_user_ids: idsOf(last),
    });
    assert.deepEqual([refused.status, refused.body.code], [422, 'too_many_mentions']);
  });
});

describe('who did what', () => {
  test('is said by name, or else by e-mail address', async () => {
    const owner = await api.newCompany();
    const ada = await colleagueOf(owner, { name: 'Ada Lovelace' });
    const testId = await createTest(owner, 'Buy a lamp');
    const test_blueprint = async () => (await owner.get(`/test_blueprint/${testId}`)).body.test_blueprint;
    assert.equal((await test_blueprint()).updated_by, owner.email);
    const { title, type, starting_url } = await test_blueprint();
    const saved = await ada.put(`/test_blueprint/update/${testId}`, { title, type, starting_url, steps: [] });
    assert.equal(saved.status, 200, saved.text);
    assert.equal((await test_blueprint()).updated_by, 'Ada Lovelace');
    const { versions } = (await owner.get(`/test_blueprint/${testId}/versions`)).body;
    assert.deepEqual(
      versions.map(({ saved_by }: { saved_by: string }) => saved_by),
      ['Ada Lovelace', owner.email],
    );

    await ada.put(`/test_blueprint/${testId}/quarantine`, { reason: 'Slow', days: 3 });
    assert.equal((await test_blueprint()).quarantine.owner.name, 'Ada Lovelace');

    const table = { columns: [{ name: 'lamp', is_secret: false }], rows: [{ cells: ['Red'] }] };
    const stored = await ada.put(`/test_blueprint/${testId}/table`, table);
    assert.equal(stored.body.table.updated_by_name, 'Ada Lovelace');
  });

  test('names who has started a run', async () => {
    const owner = await api.newCompany();
    const ada = await colleagueOf(owner, { name: 'Ada Lovelace' });
    const testId = await createTest(owner, 'Buy a lamp');
    const { groupRunId, testRunId } = await runTest(api, ada, testId, 'failed');
    const starterOf = ({ started_by, started_by_name }: Record<string, unknown>) => [
      started_by,
      started_by_name,
    ];
    const { test_group_run } = (await owner.get(`/test_group_run/${groupRunId}`)).body;
    assert.deepEqual(starterOf(test_group_run), ['person', 'Ada Lovelace']);
    const { test_run } = (await owner.get(`/test_run/${testRunId}`)).body;
    assert.deepEqual(starterOf(test_run), ['person', 'Ada Lovelace']);

    const again = await owner.post(`/test_group_run/${groupRunId}/rerun`, { only: 'all' });
    assert.deepEqual(starterOf(again.body.test_group_run), ['person', owner.email]);
    const { api_key } = (await owner.get('/company/me')).body.company;
    const byKey = await api.as(api_key).post('/test_group_run/trigger_run', { test_blueprint_ids: [testId] });
    assert.deepEqual(starterOf(byKey.body.test_group_run), ['pipeline', null]);
    const created = await owner.post('/api_keys', { name: 'Deploy bot', role: 'editor', expires_at: null });
    const named = api.as(created.body.api_key.secret);
    const byNamed = await named.post('/test_group_run/trigger_run', { test_blueprint_ids: [testId] });
    assert.deepEqual(starterOf(byNamed.body.test_group_run), ['pipeline', 'Deploy bot']);

    await pool.query('delete from users where id = $1', [ada.userId]);
    const { test_group_runs } = (await owner.get('/test_group_run/list')).body;
    assert.deepEqual(test_group_runs.map(starterOf).at(-1), ['person', null]);
  });
});

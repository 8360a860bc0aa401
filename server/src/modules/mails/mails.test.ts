import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { startInbox } from '../../processes/inbox.ts';
import { loseAnswers } from '../../testing/lose-answers.ts';
import { recordStorageCalls } from '../../testing/storage-calls.ts';
import { assertSince } from '../../testing/assert-since.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Reply } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { act, claim, createTest, ended, trigger } from '../runs/testing/run-tools.ts';

const DOMAIN = 'inbox.test';
const settings = { domain: DOMAIN, host: '127.0.0.1', port: 0, tls: undefined };
const platform = await openTestPlatform({ config: { inbox: settings } });
const api = await openTestApi(platform);
const inbox = await startInbox(api);
after(() => inbox.close());
const transport = createTransport({ host: '127.0.0.1', port: inbox.port, ignoreTLS: true });

const send = (mail: SendMailOptions) =>
  transport.sendMail({ from: 'Shop <shop@example.com>', subject: 'Hi', ...mail });

async function refusedWith(mail: SendMailOptions): Promise<number | undefined> {
  return send(mail).then(
    () => assert.fail('The mail was taken'),
    (error: { responseCode?: number }) => error.responseCode,
  );
}

/** A run of a company of its own that waits for mails. */
async function runWithInbox(
  steps = [act('Type "{{inbox}}" into "Email"'), act('Open the mail "Hi"')],
  table?: object,
) {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Sign up', { steps });
  if (table) await user.put(`/test_blueprint/${testId}/table`, table);
  const { testRunIds } = await trigger(user, testId);
  const id = present(testRunIds[0]);
  const record = await claim(api, id);
  after(() => record.release());
  const address = record.plan.values.find(({ name }) => name === 'inbox')?.value ?? '';
  const mails = async () => (await user.get(`/test_run/${id}/mails`)).body.mails;
  return { user, id, record, address, mails };
}

describe('an inbox', () => {
  test('gives a run whose steps need one an address, and shows the mails that come to it', async () => {
    const { user, id, address, mails } = await runWithInbox();
    assert.match(address, /^[a-z]{12}\.[a-z]{10}@inbox\.test$/);
    assert.equal((await user.get(`/test_run/${id}`)).body.test_run.inbox_address, address);
    assert.deepEqual(await mails(), []);
    const start = Date.now();
    await send({
      to: address.toUpperCase(),
      subject: 'Confirm\tyour  address',
      html: '<style>b { color: red }</style><p>Your code is <b>482&nbsp;913</b></p><p>Bye</p><img src="cid:logo">',
      attachments: [
        { filename: 'terms.txt', content: 'Terms' },
        { cid: 'logo', filename: 'logo.png', contentType: 'image/png', content: 'png' },
      ],
    });
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    const { page_url, received_at, id: mailId, ...rest } = mail;
    assert.deepEqual(rest, {
      from: 'Shop <shop@example.com>',
      subject: 'Confirm your address',
      text: 'Your code is 482 913\nBye',
      attachments: [{ name: 'terms.txt', content_type: 'text/plain', size: 5 }],
    });
    assert.ok(mailId > 0);
    assertSince(start, received_at);
    const page = await user.get(new URL(page_url).pathname + new URL(page_url).search);
    assert.match(page.text, /<img src="data:image\/png;base64,/);
  });

  test('gives no address to a run that does not need one, and none where no inbox is configured', async () => {
    const { record, address, mails } = await runWithInbox([
      act('Click "Mail"'),
      act('Type "inbox" into "Mail"'),
    ]);
    assert.deepEqual([address, record.plan.inbox, await mails()], ['', undefined, []]);
    const without = await openTestApi();
    const user = await without.newCompany();
    const { testRunIds } = await trigger(
      user,
      await createTest(user, 'T', { steps: [act('Open the mail "Hi"')] }),
    );
    const { plan, release } = await claim(without, testRunIds[0]);
    release();
    assert.deepEqual([plan.inbox, plan.values], [undefined, []]);
  });

  test('puts the address into values that contain it', async () => {
    const user = await api.newCompany();
    await user.put('/company/variables/login', { value: 'Ada <{{inbox}}>', is_secret: false });
    const { testRunIds } = await trigger(
      user,
      await createTest(user, 'T', { steps: [act('Click "{{login}}"')] }),
    );
    const { plan, release } = await claim(api, testRunIds[0]);
    release();
    const { login, inbox: address } = Object.fromEntries(plan.values.map(({ name, value }) => [name, value]));
    assert.equal(login, `Ada <${address}>`);
  });

  test('wakes a run that waits for a mail, of that run only', async () => {
    const [one, other] = [await runWithInbox(), await runWithInbox()];
    const waiting = present(one.record.plan.inbox).waitForMail({
      choose: ([newest]) => newest ?? null,
      milliseconds: 60_000,
      signal: new AbortController().signal,
    });
    await send({ to: other.address, subject: 'For the other', text: 'x' });
    await send({ to: one.address, subject: 'For this', text: 'See https://example.com/a?b=1&c=2.' });
    const { mail } = await waiting;
    assert.equal(present(mail).subject, 'For this');
    assert.match(present(mail).document, /<a href="https:\/\/example\.com\/a\?b=1&amp;c=2">/);
    const subjects = (await other.mails()).map(({ subject }: { subject: string }) => subject);
    assert.deepEqual(subjects, ['For the other']);
  });

  test('says what has arrived when the time is over, and ends at once when the run does', async () => {
    const { record, address } = await runWithInbox();
    await send({ to: address, subject: 'First', text: 'x' });
    const box = present(record.plan.inbox);
    const wait = { choose: () => null, milliseconds: 0, signal: new AbortController().signal };
    const { mail, arrived } = await box.waitForMail(wait);
    assert.deepEqual([mail, arrived.map(({ subject }) => subject)], [null, ['First']]);
    const cancel = new AbortController();
    const waiting = box.waitForMail({ ...wait, milliseconds: 60_000, signal: cancel.signal });
    cancel.abort(new Error('cancelled'));
    await assert.rejects(waiting, /cancelled/);
  });
});

describe('the receiver', () => {
  test('takes no mail for addresses that no company has, and relays none', async () => {
    const { address } = await runWithInbox();
    for (const to of [
      `a.zzzzzzzzzz@${DOMAIN}`,
      `postmaster@${DOMAIN}`,
      'ada@example.com',
      address.replace(DOMAIN, 'example.com'),
    ])
      assert.equal(await refusedWith({ to, text: 'x' }), 550, to);
  });

  test('refuses a mail of 30 MB by its announced size and by its bytes', async () => {
    const { address, mails } = await runWithInbox();
    const size = 30 * 1024 * 1024;
    assert.equal(await refusedWith({ to: address, text: 'x'.repeat(size) }), 552);
    const socket = connect(inbox.port, '127.0.0.1');
    let replies = '';
    socket.on('data', (chunk) => (replies += chunk));
    const reply = async (code: string) => {
      while (!replies.includes(`${code} `)) await once(socket, 'data');
      replies = '';
    };
    await reply('220');
    for (const [line, code] of [
      ['EHLO me', '250'],
      ['MAIL FROM:<a@example.com>', '250'],
      [`RCPT TO:<${address}>`, '250'],
      ['DATA', '354'],
    ]) {
      socket.write(`${line}\r\n`);
      await reply(code ?? '');
    }
    socket.write('Subject: Large\r\n\r\n');
    const line = `${'x'.repeat(998)}\r\n`.repeat(1000);
    for (let sent = 0; sent < size; sent += line.length) if (!socket.write(line)) await once(socket, 'drain');
    socket.write('\r\n.\r\n');
    await reply('552');
    socket.destroy();
    assert.deepEqual(await mails(), []);
  });

  test('takes 1,000 mails an hour for a company', async () => {
    const { user, address, id } = await runWithInbox();
    await platform.database.queries.execute(sql`
      insert into mails (company_id, test_run_id, recipient, sender, subject, text, storage_key, size)
      select ${user.companyId}, ${id}, ${address}, '', '', '', 'mails/x/y/mail.eml', 1 from generate_series(1, 999)`);
    await send({ to: address, text: 'The 1,000th' });
    assert.equal(await refusedWith({ to: address, text: 'The 1,001st' }), 452);
    const other = await runWithInbox();
    await send({ to: other.address, text: 'Of another company' });
    assert.equal((await other.mails()).length, 1);
  });

  test('survives hostile mails', async () => {
    const { address, mails } = await runWithInbox();
    const raw = (text: string) => send({ envelope: { from: 'a@example.com', to: address }, raw: text });
    const nested = Array.from(
      { length: 3000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    );
    const deep = await raw(nested.join('')).then(
      () => 250,
      ({ responseCode }) => responseCode as number,
    );
    const header = await raw(`X: ${'y'.repeat(3_000_000)}\r\n\r\nx`).then(
      () => 250,
      ({ responseCode }) => responseCode as number,
    );
    assert.deepEqual([deep, header], [554, 554]);
    await raw('Subject: NUL \0 \r\nContent-Type: text/html\r\n\r\n<p>a\0b');
    await raw(
      `Subject: Tags\r\nContent-Type: text/html\r\n\r\n${'<'.repeat(900)}\r\n${'<a <!-- '.repeat(100)}`,
    );
    await raw('\r\n\r\n');
    await raw('Subject: =?broken?Q?=\r\nFrom: <<>>,,;\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%');
    const received: { subject: string }[] = await mails();
    assert.equal(received.length, 4);
    assert.equal(received[0]?.subject, 'NUL');
  });
});

describe('the mails of a run', () => {
  const pageOf = (user: { get(url: string): Promise<Reply> }, address: string) => {
    const { pathname, search } = new URL(address);
    return user.get(pathname + search);
  };

  test('belong to its company', async () => {
    const { id, address } = await runWithInbox();
    await send({ to: address, html: '<p>Private</p>' });
    const other = await api.newCompany();
    assert.equal((await other.get(`/test_run/${id}/mails`)).status, 404);
    assert.equal((await other.get('/test_run/999999/mails')).status, 404);
  });

  test('are framed by the dashboard only, with a policy that runs and loads nothing, at a signed address', async () => {
    const { user, address, mails } = await runWithInbox();
    await send({ to: address, html: '<script>alert(1)</script><p>Hello</p>' });
    const [{ page_url }] = await mails();
    const page = await pageOf(api.as(''), page_url);
    assert.equal(page.status, 200);
    assert.match(page.text, /<base target="_blank"[^>]*>.*<p>Hello<\/p>/s);
    const policy = String(page.headers['content-security-policy']);
    for (const rule of [
      'sandbox allow-popups ',
      "default-src 'none'",
      'img-src data:;',
      "form-action 'none'",
      "base-uri 'none'",
    ])
      assert.ok(policy.includes(rule), rule);
    assert.doesNotMatch(policy, /allow-scripts|allow-same-origin|script-src/);
    assert.match(policy, /frame-ancestors http:\/\/localhost:3000 /);
    assert.equal(page.headers['x-frame-options'], undefined);
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    const forged = page_url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    assert.equal((await pageOf(user, forged)).status, 403);
    assert.equal((await pageOf(user, page_url.replace(/\/mails\/\d+/, '/mails/999999'))).status, 403);
  });

  test('hide the secrets of the company', async () => {
    const { user, address, mails } = await runWithInbox();
    await user.put('/company/variables/password', { value: 'hunter2-secret', is_secret: true });
    await send({ to: address, subject: 'Your hunter2-secret', html: '<p>It is <b>hunter2-secret</b></p>' });
    const [mail] = await mails();
    assert.doesNotMatch(JSON.stringify(mail), /hunter2/);
    assert.equal(mail.subject, 'Your ••••');
    assert.match((await pageOf(user, mail.page_url)).text, /<b>••••<\/b>/);
  });

  test('hide the secrets of the row that the run is for', async () => {
    const { user, address, mails } = await runWithInbox(undefined, {
      columns: [
        { name: 'user', is_secret: false },
        { name: 'password', is_secret: true },
      ],
      rows: [{ cells: ['anna', 'hunter2-secret'] }],
    });
    await send({ to: address, subject: 'Your hunter2-secret', html: '<p>anna, <b>hunter2-secret</b></p>' });
    const [mail] = await mails();
    assert.deepEqual([mail.subject, mail.text], ['Your ••••', 'anna, ••••']);
    assert.match((await pageOf(user, mail.page_url)).text, /anna, <b>••••<\/b>/);
  });

  test('keep their file where the answer to the commit is lost', async (t) => {
    const { id, address, mails } = await runWithInbox();
    const calls = recordStorageCalls(t, platform);
    const storing = new Set<object>();
    const end = loseAnswers(t, platform.database, (statement, client) => {
      if (statement.startsWith('insert into "mails"')) storing.add(client);
      return statement === 'commit' && storing.has(client);
    });
    await refusedWith({ to: address, text: 'x' });
    end();
    assert.deepEqual(
      calls.map(({ method }) => method),
      ['put'],
    );
    assert.equal((await mails()).length, 1);
    const { rows } = await platform.database.queries.execute(
      sql`select storage_key as key from mails where test_run_id = ${id}`,
    );
    assert.ok(present(await platform.storage.size(String(rows[0]?.['key']))) > 0);
  });

  test('leave no file where they are not stored', async (t) => {
    const { address, mails } = await runWithInbox();
    const calls = recordStorageCalls(t, platform);
    const end = loseAnswers(t, platform.database, (statement) => statement.startsWith('insert into "mails"'));
    await refusedWith({ to: address, text: 'x' });
    end();
    assert.deepEqual(
      calls.map(({ method }) => method),
      ['put', 'removeAll'],
    );
    assert.deepEqual(await mails(), []);
  });

  test('expire with screenshots and recordings, and with the run', async (t) => {
    const { id, record, address, mails } = await runWithInbox();
    await send({ to: address, text: 'x' });
    await record.end(ended('passed'));
    const { queries } = platform.database;
    const keys = async () =>
      (await queries.execute(sql`select storage_key from mails where test_run_id = ${id}`)).rows.map(
        ({ storage_key }) => storage_key as string,
      );
    const [key = ''] = await keys();
    await platform.storage.size(key).then((size) => assert.ok(present(size) > 0));
    await api.services.mails.removeOld();
    assert.equal((await mails()).length, 1);
    await queries.execute(
      sql`update mails set received_at = now() - interval '31 days' where test_run_id = ${id}`,
    );
    const calls = recordStorageCalls(t, platform);
    assert.equal(await api.services.mails.removeOld(), false);
    assert.deepEqual(calls, [{ method: 'removeAll', transactions: 0 }]);
    assert.deepEqual(await mails(), []);
    assert.equal(await platform.storage.size(key), undefined);
  });
});

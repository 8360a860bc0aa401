import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../testing/present.ts';
import { createLog } from '../log.ts';
import { createMailer } from './create-mailer.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'steplight-mail-'));
after(() => rm(dataFolder, { recursive: true }));
const from = 'Steplight <no-reply@steplight.local>';
const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Follow http://localhost:3000/x please.' };

const mailerTo = (smtpUrl: string) => createMailer({ smtpUrl, from, dataFolder }, createLog('silent'));

test('without a mail server each mail is a file, and the log says which, but not the link in it', async () => {
  let written = '';
  const log = createLog('info', { write: (line: string) => (written += line) });
  const receipt = await createMailer({ smtpUrl: undefined, from, dataFolder }, log).send(mail);
  const folder = join(dataFolder, 'outbox');
  assert.equal(receipt, `Written to the outbox folder ${folder}: no mail server is configured.`);
  const [name] = await readdir(folder);
  assert.match(present(name), /\.eml$/);
  const text = await readFile(join(folder, present(name)), 'utf8');
  assert.match(text, /^From: Steplight <no-reply@steplight\.local>$/m);
  assert.match(text, /^To: ada@example\.com$/m);
  assert.match(text, /Follow http:\/\/localhost:3000\/x please\./);
  assert.equal((await stat(join(folder, present(name)))).mode & 0o777, 0o600);
  assert.ok(!written.includes('http://localhost:3000/x'));
});

test('with a mail server the mail goes there, both parts of it, to one recipient', async () => {
  const server = await startMailServer();
  const whole = { ...mail, html: '<p>Grüße</p>', messageId: 'delivery-7@steplight.example.com' };
  assert.equal(await mailerTo(server.url).send(whole), 'Handed to the mail server.');
  const [received] = server.mails;
  assert.deepEqual(received?.envelope, { from: 'no-reply@steplight.local', to: ['ada@example.com'] });
  assert.equal(received.from?.name, 'Steplight');
  assert.equal(received.subject, 'Hello');
  assert.equal(received.text?.trim(), mail.text);
  assert.equal(received.html?.trim(), '<p>Grüße</p>');
  assert.equal(received.messageId, '<delivery-7@steplight.example.com>');
  assert.match(received.raw, /^Auto-Submitted: auto-generated\r$/m);
  assert.match(received.raw, /^Content-Type: multipart\/alternative;/m);
});

test('a line break in a subject adds no header, and what is not one plain address gets no mail', async () => {
  const server = await startMailServer();
  const { send } = mailerTo(server.url);
  await send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' });
  assert.equal(server.mails[0]?.subject, 'Hello Bcc: eve@example.com Body');
  assert.deepEqual([server.mails[0].bcc ?? [], server.mails[0].envelope.to], [[], ['ada@example.com']]);
  const wrong = [
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    'ada@example.com,eve@example.com',
    'ada@example.com>',
    '<eve@example.com>@example.com',
    'Eve <eve@example.com>',
    'group:eve@example.com;',
  ];
  for (const to of wrong)
    await assert.rejects(send({ ...mail, to }), { isPermanent: true }, JSON.stringify(to));
  assert.equal(server.mails.length, 1);
});

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const rejections: [name: string, options: SMTPServerOptions, isPermanent: boolean, message: string][] = [
  [
    'the recipient for good',
    { onRcptTo: (_address, _session, done) => done(answer(550, '5.1.1 No such user')) },
    true,
    'The mail server refused the recipient: 550 5.1.1 No such user',
  ],
  [
    'the recipient for now',
    { onRcptTo: (_address, _session, done) => done(answer(451, '4.7.1 Greylisted')) },
    false,
    'The mail server refused the recipient: 451 4.7.1 Greylisted',
  ],
  [
    'the mail for good',
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(answer(554, 'Spam'))) },
    true,
    'The mail server refused the mail: 554 Spam',
  ],
  [
    'the mail for now',
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(answer(452, 'Full'))) },
    false,
    'The mail server refused the mail: 452 Full',
  ],
  [
    'the sender, which is no fault of the recipient',
    { onMailFrom: (_address, _session, done) => done(answer(553, 'Not yours')) },
    false,
    'The mail server refused the sender: 553 Not yours',
  ],
  [
    'the sign-in',
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    },
    false,
    'The mail server did not accept the sign-in that is configured.',
  ],
  [
    'everybody',
    { onConnect: (_session, done) => done(answer(421, 'Busy')) },
    false,
    'The mail server refused the connection: 421 Busy',
  ],
];
for (const [name, options, isPermanent, message] of rejections)
  test(`a server that refuses ${name}`, async () => {
    const server = await startMailServer(options);
    const url = options.onAuth ? server.url.replace('//', '//ada:s3cret@') : server.url;
    await assert.rejects(mailerTo(url).send(mail), { isPermanent, message });
  });

test('a server with an untrusted certificate gets no mail', async () => {
  const server = await startMailServer({ disabledCommands: [], logger: false });
  await assert.rejects(mailerTo(server.url).send(mail), {
    isPermanent: false,
    message: 'No safe connection to the mail server could be made (CERT_HAS_EXPIRED).',
  });
  assert.equal(server.mails.length, 0);
});

test('a server that is not there, or does not answer, is reported as such', async () => {
  const gone = await startMailServer();
  await gone.close();
  await assert.rejects(mailerTo(gone.url).send(mail), {
    isPermanent: false,
    message: 'The mail server could not be reached (ECONNREFUSED).',
  });
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  after(() => mute.close());
  const { port } = mute.address() as { port: number };
  await assert.rejects(mailerTo(`smtp://127.0.0.1:${port}`).send(mail, 200), {
    isPermanent: false,
    message: 'The mail server did not answer in time.',
  });
});

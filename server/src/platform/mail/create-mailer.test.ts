import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createLog } from '../log.ts';
import { createMailer } from './create-mailer.ts';
import { present } from '../../testing/present.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'steplight-mail-'));
after(() => rm(dataFolder, { recursive: true }));
const from = 'Steplight <no-reply@steplight.local>';
const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Follow http://localhost:3000/x please.' };

test('without a mail server each mail is a file, and its link is logged', async () => {
  let written = '';
  const log = createLog('info', { write: (line: string) => (written += line) });
  await createMailer({ smtpUrl: undefined, from, dataFolder }, log).send(mail);
  const folder = join(dataFolder, 'outbox');
  const [name] = await readdir(folder);
  assert.match(present(name), /\.eml$/);
  const text = await readFile(join(folder, present(name)), 'utf8');
  assert.match(text, /^From: Steplight <no-reply@steplight\.local>$/m);
  assert.match(text, /^To: ada@example\.com$/m);
  assert.match(text, /Follow http:\/\/localhost:3000\/x please\./);
  assert.equal((await stat(join(folder, present(name)))).mode & 0o777, 0o600);
  assert.equal(JSON.parse(written).link, 'http://localhost:3000/x');
});

test('with a mail server the mail goes there, to one recipient', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        isData = line === 'DATA';
      }
    });
  }).listen(0, '127.0.0.1');
  after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, dataFolder }, createLog('silent'));
  await mailer.send(mail);
  assert.deepEqual(
    received.filter((line) => line.startsWith('RCPT')),
    ['RCPT TO:<ada@example.com>'],
  );
  assert.ok(received.includes('Subject: Hello'));
});

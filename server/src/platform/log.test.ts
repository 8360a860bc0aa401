import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLog, openLogFile } from './log.ts';

test('secrets are blanked out wherever they stand', () => {
  let written = '';
  const log = createLog('info', { write: (line: string) => (written += line) });
  log.info({ password: 'p4ssword', email: 'ada@example.com' }, 'plain');
  log.info({ req: { headers: { authorization: 'Bearer t0ken' } } }, 'nested');
  log.info({ reply: { access_token: 't0ken', company: { api_key: 'sl_k3y' } } }, 'reply');
  for (const secret of ['p4ssword', 't0ken', 'sl_k3y']) assert.ok(!written.includes(secret), secret);
  assert.equal(written.split('[hidden]').length - 1, 4);
  assert.ok(written.includes('ada@example.com'));
});

test('lines are appended to what is there, in a folder that is created', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-log-'));
  const path = join(folder, 'logs/a.log');
  openLogFile(path).write('one\n');
  openLogFile(path).write('two\n');
  assert.equal(await readFile(path, 'utf8'), 'one\ntwo\n');
  assert.equal((await stat(path)).mode & 0o777, 0o600, 'others cannot read it');
  await rm(folder, { recursive: true });
});

test('a full disk does not break the process', { skip: process.platform !== 'linux' }, () => {
  const log = openLogFile('/dev/full');
  for (let line = 0; line < 3; line += 1) log.write('one\n');
});

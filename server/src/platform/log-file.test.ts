import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openLogFile } from './log-file.ts';

test('lines are appended to what is there, the folder made first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-log-'));
  const path = join(folder, 'logs/a.log');
  openLogFile(path).write('one\n');
  openLogFile(path).write('two\n');
  assert.equal(await readFile(path, 'utf8'), 'one\ntwo\n');
  await rm(folder, { recursive: true });
});

test('a full disk breaks nobody who logs', { skip: process.platform !== 'linux' }, () => {
  const log = openLogFile('/dev/full');
  for (let line = 0; line < 3; line += 1) log.write('one\n');
});

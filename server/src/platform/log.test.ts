import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';

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

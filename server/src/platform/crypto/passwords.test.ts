// Runs in a process of its own: the other tests lower the cost of hashing for good.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is hashed at the cost that OWASP recommends, and only it matches', async () => {
  const stored = await hashPassword('correct horse battery');
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await isPassword('correct horse battery', stored), true);
  assert.equal(await isPassword('correct horse', stored), false);
  assert.equal(await isPassword('correct horse battery', undefined), false);
});

import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Only tests change it, so that they are not about hashing. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that no one has, at the same cost: what there is to compare with where there is no account. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$zkuMCRDzp+/aJ293//eE8w$8+ag5HFKfbybQM6WualdIkK7aiWpsdm+VvoPki7O6Ls';

/** Each hash takes 19 MiB and a core for a while: no more than four at once. */
const limit = pLimit(4);

/** Publishes each hash that is computed: the only part of a sign-in whose duration is visible to callers. */
export const passwordWork = channel('steplight.password-work');

export function hashPassword(password: string): Promise<string> {
  passwordWork.publish('hash');
  return limit(() => hash(password, PASSWORD_COST));
}

/** Without `stored` (no such account, or one without a password) it takes the same time and is never right. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  passwordWork.publish('verify');
  const matches = await limit(() => verify(stored ?? DECOY, password));
  return matches && typeof stored === 'string';
}

import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from './limiter.ts';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core for a while: no more than four at once. */
const limit = createLimiter(4);

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string) => limit(() => hash(password, COST));

/** `stored` undefined (no such account) takes the same time and is never right. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const against = stored ?? (await decoy);
  const matches = await limit(() => verify(against, password));
  return matches && stored !== undefined;
}

import type { Secrets } from '../../platform/crypto/secrets.ts';

const HOUR = 60 * 60;
const LIFETIME = 24 * HOUR;

/** Who was shown the install address. */
export interface Installer {
  companyId: number;
  userId: number;
}

/**
 * What travels to GitHub in the install address and comes back from there: proof that this company wanted to connect.
 * It lasts a day; rounded up to the hour, so that the address stays the same when the page asks again. `now` in milliseconds.
 */
export function signState(secrets: Secrets, { companyId, userId }: Installer, now = Date.now()): string {
  const expires = Math.ceil(now / 1000 / HOUR) * HOUR + LIFETIME;
  const claims = [companyId, userId, expires].join('.');
  return `${claims}.${secrets.sign(signedText(claims))}`;
}

/** Undefined: it was not signed here. */
export function readState(
  secrets: Secrets,
  state: string,
  now = Date.now(),
): (Installer & { isExpired: boolean }) | undefined {
  const [, claims = '', signature = ''] = /^(\d+\.\d+\.\d+)\.([\w-]+)$/.exec(state) ?? [];
  if (!secrets.isSignature(signedText(claims), signature)) return undefined;
  const [companyId = 0, userId = 0, expires = 0] = claims.split('.').map(Number);
  return { companyId, userId, isExpired: expires * 1000 <= now };
}

const signedText = (claims: string) => `github-setup\n${claims}`;

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { codeOf, readOneTimePassword } from 'runner';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** As long as the digest of SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const ISSUER = 'Steplight';

/** Without letters and digits that are easily taken for others. 16 of its characters hold 80 bits. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const RECOVERY_LENGTH = 16;
const RECOVERY_COUNT = 10;

/** The secret of an authenticator app, in base32 (RFC 4648). */
export function createSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{5}/gu) ?? [];
  return groups.map((group) => LETTERS.charAt(Number.parseInt(group, 2))).join('');
}

/** What the QR code holds: the secret, and under which name the app lists it. */
export function otpauthUri(secret: string, email: string): string {
  const parameters = new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1' });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${parameters}&digits=6&period=30`;
}

/** The time step whose code this is: the present one, or the one before or after it. Undefined: of none of them. */
export function stepOfCode(secret: string, code: string): number | undefined {
  const password = readOneTimePassword(secret);
  const digits = code.replace(/\s/gu, '');
  if (!password || !/^\d{6}$/u.test(digits)) return undefined;
  const now = Math.floor(Date.now() / STEP_MS);
  const steps = [now - 1, now, now + 1].filter((step) => isSame(codeOf(password, step), digits));
  return steps.at(-1);
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Ten codes like `abcd-efgh-jkmn-pqrs`. */
export const createRecoveryCodes = () => Array.from({ length: RECOVERY_COUNT }, createRecoveryCode);

function createRecoveryCode(): string {
  const letters = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => RECOVERY_LETTERS.charAt(byte % 32));
  return letters.join('').replace(/.{4}/gu, '$&-').slice(0, -1);
}

/** The code as it is hashed, however it was typed. Undefined: it cannot be one. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.replace(/[\s-]/gu, '').toLowerCase();
  return plain.length === RECOVERY_LENGTH ? plain : undefined;
}

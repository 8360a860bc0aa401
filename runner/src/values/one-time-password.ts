import { createHmac } from 'node:crypto';

/** What one-time passwords are made from. */
export interface OneTimePassword {
  key: Buffer;
  digits: number;
  /** Seconds for which a password is valid. */
  period: number;
  algorithm: 'sha1' | 'sha256' | 'sha512';
}

export const ONE_TIME_PASSWORD_RULE =
  'Enter the secret in base32 (letters A to Z and digits 2 to 7), or the otpauth:// address of the QR code.';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** A shorter key is a slip: 8 characters of base32. */
const MIN_BYTES = 5;

/**
 * Reads a secret in base32 (RFC 4648; spaces, hyphens, lower case and padding are accepted), or an `otpauth://totp/` address.
 * @returns undefined for anything else.
 */
export function readOneTimePassword(text: string): OneTimePassword | undefined {
  const trimmed = text.trim();
  if (/^otpauth:/iu.test(trimmed)) return readAddress(trimmed);
  const key = fromBase32(trimmed);
  return key && { key, digits: 6, period: 30, algorithm: 'sha1' };
}

/** The format of Google Authenticator's QR codes. Counter-based passwords (`hotp`) are not supported. */
function readAddress(text: string): OneTimePassword | undefined {
  const url = URL.parse(text);
  if (url?.host.toLowerCase() !== 'totp') return undefined;
  const key = fromBase32(url.searchParams.get('secret') ?? '');
  const digits = Number(url.searchParams.get('digits') ?? 6);
  const period = Number(url.searchParams.get('period') ?? 30);
  const algorithm = (url.searchParams.get('algorithm') ?? 'sha1').toLowerCase().replace('-', '');
  const isKnown = algorithm === 'sha1' || algorithm === 'sha256' || algorithm === 'sha512';
  const isUsual = [6, 7, 8].includes(digits) && Number.isInteger(period) && period >= 15 && period <= 120;
  return key && isKnown && isUsual ? { key, digits, period, algorithm } : undefined;
}

function fromBase32(text: string): Buffer | undefined {
  const plain = text.replace(/[\s-]/gu, '').replace(/=+$/u, '').toUpperCase();
  if (!/^[A-Z2-7]+$/u.test(plain)) return undefined;
  const bits = Array.from(plain, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/gu) ?? [];
  return bytes.length < MIN_BYTES ? undefined : Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The password of a period (RFC 6238, RFC 4226), counted from 1970. */
export function codeOf({ key, digits, algorithm }: OneTimePassword, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac(algorithm, key).update(message).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

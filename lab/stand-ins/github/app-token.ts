import { verify, type KeyObject } from 'node:crypto';

const CLOCK_TOLERANCE = 5;

/** Why GitHub would refuse the App's token, in its words; undefined: it would not. */
export function appTokenProblem(
  authorization: string | undefined,
  publicKey: KeyObject,
  appId: number,
): string | undefined {
  const [, header = '', payload = '', signature = ''] =
    /^bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (!header) return 'A JSON web token could not be decoded';
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || decode(header)['alg'] !== 'RS256') return 'A JSON web token could not be decoded';
  const { iss, iat, exp } = decode(payload);
  const now = Date.now() / 1000;
  if (String(iss) !== String(appId)) return "'Issuer' claim ('iss') must be an Integer";
  if (!(Number(iat) <= now + CLOCK_TOLERANCE))
    return "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued";
  if (!(Number(exp) > now))
    return "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires";
  if (!(Number(exp) <= now + 600 + CLOCK_TOLERANCE))
    return "'Expiration time' claim ('exp') is too far in the future";
  return undefined;
}

const decode = (segment: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));

import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Where a request carries its signature, and what it says about it. */
interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  time: string;
  /** How long the signature is good for, in seconds. */
  expires: number;
  payload: string;
  /** The query that is signed. */
  query: [string, string][];
}

/** Slack that a client's clock may have. */
const SKEW_SECONDS = 15 * 60;

/** Why the request is refused: AWS Signature Version 4, in the header or in the query. Undefined: it is signed by this account. */
export function rejectionOf(request: IncomingMessage, body: Buffer, account: Account): string | undefined {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const claim = readClaim(request, url);
  if (!claim) return 'AccessDenied';
  const age = (Date.now() - parseTime(claim.time)) / 1000;
  if (!(age < claim.expires) || age < -SKEW_SECONDS) return 'AccessDenied';
  const day = claim.time.slice(0, 8);
  const scope = `${day}/${account.region}/s3/aws4_request`;
  if (claim.credential !== `${account.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  if (!claim.signedHeaders.includes('host')) return 'AccessDenied';
  const sent = sha256(body);
  if (claim.payload !== 'UNSIGNED-PAYLOAD' && claim.payload !== sent) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    url.pathname,
    claim.query
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...claim.signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', claim.time, scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [day, account.region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    Buffer.from(`AWS4${account.secretAccessKey}`),
  );
  return hmac(key, text).toString('hex') === claim.signature ? undefined : 'SignatureDoesNotMatch';
}

function readClaim({ headers }: IncomingMessage, url: URL): Claim | undefined {
  const query = [...url.searchParams];
  const given = url.searchParams;
  if (given.has('X-Amz-Signature'))
    return {
      credential: given.get('X-Amz-Credential') ?? '',
      signedHeaders: (given.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: given.get('X-Amz-Signature') ?? '',
      time: given.get('X-Amz-Date') ?? '',
      expires: Number(given.get('X-Amz-Expires')),
      payload: 'UNSIGNED-PAYLOAD',
      query: query.filter(([name]) => name !== 'X-Amz-Signature'),
    };
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature = ''] = match ?? [];
  if (!match) return undefined;
  return {
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    time: String(headers['x-amz-date']),
    expires: SKEW_SECONDS,
    payload: String(headers['x-amz-content-sha256']),
    query,
  };
}

/** `20130524T000000Z` */
function parseTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

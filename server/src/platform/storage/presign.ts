import { createHash, createHmac } from 'node:crypto';
import { encodeStrictly } from './content-disposition.ts';
import type { S3Settings } from '../settings/storage-settings.ts';

interface Grant {
  method: 'GET' | 'PUT';
  key: string;
  /** The caller must send exactly this type. */
  contentType?: string;
  /** The header of that name in the answer. */
  contentDisposition?: string;
  expiresSeconds: number;
  /** In milliseconds. */
  now: number;
}

type Account = Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/**
 * Makes addresses that carry their own permission: AWS Signature Version 4 in the query. Of our own, because the vendor's signer is
 * asynchronous and too slow for a run with thousands of screenshots. `base`: where the bucket is.
 */
export function createPresigner(base: string, { region, accessKeyId, secretAccessKey }: Account) {
  let signing: { day: string; key: Buffer } = { day: '', key: Buffer.alloc(0) };

  function keyOf(day: string): Buffer {
    if (signing.day !== day) {
      const scope = [day, region, 's3', 'aws4_request'];
      const key = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
      signing = { day, key };
    }
    return signing.key;
  }

  return function presign({
    method,
    key,
    contentType,
    contentDisposition,
    expiresSeconds,
    now,
  }: Grant): string {
    const url = new URL(`${base}/${key}`);
    const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
    const day = time.slice(0, 8);
    const scope = `${day}/${region}/s3/aws4_request`;
    const headers = [
      ...(contentType === undefined ? [] : [['content-type', contentType]]),
      ['host', url.host],
    ];
    const signedHeaders = headers.map(([name]) => name).join(';');
    const query = [
      ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
      ['X-Amz-Credential', `${accessKeyId}/${scope}`],
      ['X-Amz-Date', time],
      ['X-Amz-Expires', String(expiresSeconds)],
      ['X-Amz-SignedHeaders', signedHeaders],
      ...(contentDisposition === undefined ? [] : [['response-content-disposition', contentDisposition]]),
    ]
      .map((pair) => pair.map(encodeStrictly).join('='))
      .join('&');
    const request = [
      method,
      url.pathname,
      query,
      ...headers.map(([name, value]) => `${name}:${value}`),
      '',
      signedHeaders,
      'UNSIGNED-PAYLOAD',
    ].join('\n');
    const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join(
      '\n',
    );
    return `${url.href}?${query}&X-Amz-Signature=${hmac(keyOf(day), text).toString('hex')}`;
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

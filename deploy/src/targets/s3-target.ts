import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { DeployError } from '../errors.ts';
import { contentHeaders } from './content-headers.ts';
import { ConflictError, type Target } from './target.ts';

const CACHE = { immutable: 'public, max-age=31536000, immutable', 'no-cache': 'no-cache' };
/** Milliseconds; the client retries after a failure. */
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true };
const MAX_ATTEMPTS = 4;

/** Replies to a conditional write after the object was changed, is being changed or was deleted. */
const CONFLICT_STATUSES = [412, 409, 404];

/**
 * A bucket of S3 or compatible storage, e.g. `s3://bucket/prefix`. Keys, region and endpoint come from the environment
 * variables of the AWS tools.
 */
export function s3Target(address: string): Target {
  const { bucket, prefix } = parse(address);
  const client = createClient();

  return {
    name: address,
    async read(path) {
      try {
        const reply = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + path }));
        const content = Buffer.from((await reply.Body?.transformToByteArray()) ?? []);
        return { content, version: reply.ETag ?? '' };
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw toDeployError(error, `${address} could not be read`);
      }
    },
    async write(path, content, { cache, expected }) {
      const { type, encoding } = contentHeaders(path);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: prefix + path,
        Body: content,
        ContentType: type,
        ContentEncoding: encoding,
        CacheControl: CACHE[cache],
        ...(expected === null && { IfNoneMatch: '*' }),
        ...(typeof expected === 'string' && { IfMatch: expected }),
      });
      try {
        await client.send(command);
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (expected !== undefined && isConflict(error, status))
          throw new ConflictError(`${path} has changed.`, { cause: error });
        throw toDeployError(error, `${path} could not be written to ${address}`);
      }
    },
  };
}

function isConflict(error: unknown, status = 0): boolean {
  const isMissingBucket = error instanceof S3ServiceException && error.name === 'NoSuchBucket';
  return CONFLICT_STATUSES.includes(status) && !isMissingBucket;
}

function createClient(): S3Client {
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  return new S3Client({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: TIMEOUTS,
    // Other storage services support neither buckets as host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function parse(address: string): { bucket: string; prefix: string } {
  const { hostname, pathname } = new URL(address);
  if (!hostname) throw new DeployError(`${address} has no bucket; use s3://bucket/prefix.`);
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return { bucket: hostname, prefix: folder ? `${folder}/` : '' };
}

function toDeployError(error: unknown, what: string): DeployError {
  const { name, message } = error as Error;
  return new DeployError(`${what}: ${name}, ${message}`, { cause: error });
}

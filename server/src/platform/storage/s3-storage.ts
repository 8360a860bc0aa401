import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../settings/storage-settings.ts';
import { attachmentDisposition } from './content-disposition.ts';
import { createPresigner } from './presign.ts';
import { requireStorageKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

const READ_SECONDS = 60 * 60;
const WRITE_SECONDS = 15 * 60;
/** Pages that ask again within it get the same address, and so their cached image. */
const MINUTE = 60_000;

/**
 * Keeps files in a bucket; browsers read and write them there by presigned addresses. A presigned address cannot limit the size of what
 * is written: who uses an upload looks at its size first.
 */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, prefix } = settings;
  const client = createClient(settings);
  const presign = createPresigner(bucketAddress(settings), settings);
  const keyOf = (key: string) => `${prefix}${requireStorageKey(key)}`;
  const put = (key: string, Body: Buffer, ContentType: string) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(key),
        Body,
        ContentType,
        CacheControl: 'private, max-age=3600',
      }),
    );

  async function removePage(Prefix: string): Promise<boolean> {
    const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    const Objects = Contents.map(({ Key }) => ({ Key }));
    if (Objects.length === 0) return false;
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    if (Errors[0]) throw new Error(`${Errors.length} files could not be removed: ${Errors[0].Message}`);
    return IsTruncated ?? false;
  }

  const readGrant = (key: string) => ({
    method: 'GET' as const,
    key: keyOf(key),
    expiresSeconds: READ_SECONDS + MINUTE / 1000,
    now: Math.floor(Date.now() / MINUTE) * MINUTE,
  });

  return {
    async put(key, content, contentType) {
      await put(key, content, contentType);
    },
    async putFile(key, path, contentType) {
      await put(key, await readFile(path), contentType);
      await rm(path);
    },
    open: (key, range) =>
      unlessMissing(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const reply = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key), Range }));
        const total = /\/(\d+)$/.exec(reply.ContentRange ?? '')?.[1];
        return { stream: reply.Body as Readable, size: Number(total ?? reply.ContentLength ?? 0) };
      }),
    size: (key) =>
      unlessMissing(async () => {
        const reply = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(key) }));
        return reply.ContentLength;
      }),
    async removeAll(folder) {
      const name = `${keyOf(folder.replace(/\/$/, ''))}/`;
      while (await removePage(name));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
    readAddress: (key) => presign(readGrant(key)),
    downloadAddress: (key, fileName) =>
      presign({ ...readGrant(key), contentDisposition: attachmentDisposition(fileName) }),
    writeAddress: (key, contentType) =>
      presign({
        method: 'PUT',
        key: keyOf(key),
        contentType,
        expiresSeconds: WRITE_SECONDS,
        now: Date.now(),
      }),
  };
}

export function createClient({
  region,
  endpoint,
  isPathStyle,
  accessKeyId,
  secretAccessKey,
}: S3Settings): S3Client {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Storages other than Amazon's refuse the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Some storages remove several objects only at a request with the older checksum, which newer clients do not send any more.
  client.middlewareStack.add(
    (next, { commandName }) =>
      (given) => {
        const request = given.request as { body?: unknown; headers: Record<string, string> };
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string')
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
        return next(given);
      },
    { step: 'build', name: 'contentMd5' },
  );
  return client;
}

/** Where browsers reach the bucket. */
function bucketAddress({ bucket, region, endpoint, publicEndpoint, isPathStyle }: S3Settings): string {
  const base = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (isPathStyle) return `${base.href.replace(/\/$/, '')}/${bucket}`;
  base.host = `${bucket}.${base.host}`;
  return base.href.replace(/\/$/, '');
}

async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../http/app-error.ts';
import { companyOf } from './company-folder.ts';
import { attachmentDisposition } from './content-disposition.ts';
import type { DiskStorage } from './disk-storage.ts';
import { isStorageKey } from './storage-key.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, string> }>;

/**
 * GET /artifacts/* (Range requests too) and PUT /uploads/*: the two kinds of signed addresses that the disk storage gives out.
 * @param members what a person has opened follows the membership
 */
export async function serveDiskStorage(
  app: FastifyInstance,
  storage: DiskStorage,
  members: { isMember(companyId: number, userId: number): Promise<boolean> },
): Promise<void> {
  await app.register(fastifyStatic, { root: storage.folder, serve: false, cacheControl: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });

  app.get('/artifacts/*', { schema: { hide: true } }, async (request: FileRequest, reply) => {
    const key = request.params['*'];
    const grant = isStorageKey(key) ? storage.signer.readGrant(key, request.query) : undefined;
    if (!grant) throw expiredAddress();
    const companyId = companyOf(key);
    if (grant.viewer !== null && companyId !== null && !(await members.isMember(companyId, grant.viewer)))
      throw expiredAddress();
    if ((await storage.size(key)) === undefined) throw notFound('The file');
    reply.headers({
      'cache-control': 'private, max-age=3600',
      // The pages that show the file are of another origin.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const { name } = request.query;
    if (name !== undefined) reply.header('content-disposition', attachmentDisposition(name));
    return reply.sendFile(key);
  });

  app.put('/uploads/*', { schema: { hide: true } }, async (request: FileRequest, reply) => {
    const key = request.params['*'];
    const grant = isStorageKey(key) ? storage.signer.writeGrant(key, request.query) : undefined;
    if (!grant) throw expiredAddress();
    if (request.headers['content-type'] !== grant.contentType)
      throw new AppError(400, 'wrong_type', `This address takes a file of type ${grant.contentType} only.`);
    if (Number(request.headers['content-length'] ?? 0) > grant.maxBytes) throw tooLarge(grant.maxBytes);
    await receive(request.body as IncomingMessage, key, grant.maxBytes, storage);
    return reply.code(200).send();
  });
}

/** The file appears under its key only when it has arrived whole. */
async function receive(
  body: IncomingMessage,
  key: string,
  maxBytes: number,
  storage: DiskStorage,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-upload-'));
  const draft = join(folder, 'file');
  let received = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(body, measure, createWriteStream(draft));
    await storage.putFile(key, draft, '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const expiredAddress = () =>
  new AppError(403, 'address_expired', 'This address has expired or is not valid. Reload the page.');

const tooLarge = (maxBytes: number) =>
  new AppError(413, 'too_large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

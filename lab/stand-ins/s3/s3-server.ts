import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openGate } from '../gate.ts';
import { rejectionOf } from './signature.ts';

interface StoredObject {
  content: Buffer;
  contentType: string;
}

const BUCKET = 'steplight-files';

/** A storage that speaks the protocol of S3, with one bucket, and checks every signature; closed after the test (or file) that started it. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const account = { accessKeyId: 'AKTEST', secretAccessKey: 'secret of the test', region: 'eu-test-1' };
  const rejections: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const rejection = rejectionOf(request, body, account);
    if (rejection) {
      rejections.push(rejection);
      fail(response, 403, rejection);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) fail(response, 404, 'NoSuchBucket');
    else if (key === '') ofBucket(request, url, body, response);
    else
      ofObject(
        request,
        { key, disposition: url.searchParams.get('response-content-disposition') },
        body,
        response,
      );
  }

  function ofBucket(
    { method, headers }: IncomingMessage,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): void {
    if (method === 'HEAD') response.end();
    else if (method === 'GET') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
      // Pages of two, so that they are turned.
      const contents = keys.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
      const isTruncated = `<IsTruncated>${keys.length > 2}</IsTruncated>`;
      xml(response, 200, `<ListBucketResult>${isTruncated}${contents.join('')}</ListBucketResult>`);
    } else if (method === 'POST' && url.searchParams.has('delete')) {
      if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) {
        fail(response, 400, 'InvalidRequest');
        return;
      }
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
      xml(response, 200, '<DeleteResult></DeleteResult>');
    } else fail(response, 405, 'MethodNotAllowed');
  }

  function ofObject(
    { method, headers }: IncomingMessage,
    { key, disposition }: { key: string; disposition: string | null },
    body: Buffer,
    response: ServerResponse,
  ): void {
    if (method === 'PUT') {
      objects.set(key, { content: body, contentType: headers['content-type'] ?? '' });
      response.end();
      return;
    }
    const stored = objects.get(key);
    if (!stored) {
      fail(response, 404, 'NoSuchKey');
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const { content, contentType } = stored;
    const begin = Number(first ?? 0);
    const end = last ? Number(last) : content.length - 1;
    const range = content.subarray(begin, end + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'content-type': contentType,
      'content-length': range.length,
      ...(disposition === null ? {} : { 'content-disposition': disposition }),
      ...(first === undefined ? {} : { 'content-range': `bytes ${begin}-${end}/${content.length}` }),
    });
    response.end(method === 'HEAD' ? undefined : range);
  }

  const gate = await openGate(server);
  const endpoint = `http://127.0.0.1:${gate.port}`;
  return {
    objects,
    /** The codes of what was refused for its signature, in order. */
    rejections,
    /** Gone until it is opened again, at the same address. */
    close: () => gate.close(),
    settings: {
      ...account,
      bucket: BUCKET,
      endpoint,
      publicEndpoint: undefined,
      isPathStyle: true,
      prefix: 'test/',
    },
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  xml(response, status, `<Error><Code>${code}</Code><Message>Refused by the test.</Message></Error>`);
}

function xml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
}

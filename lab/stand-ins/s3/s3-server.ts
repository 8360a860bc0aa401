import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openGate } from '../gate.ts';
import { rejectionOf } from './signature.ts';

interface StoredObject {
  content: Buffer;
  headers: IncomingMessage['headers'];
  etag: string;
}

/** A failure of one request: an error status, no reply, or a success whose reply is lost. */
type Failure = number | 'no reply' | 'reply lost';

const BUCKET = 'steplight-files';

/** A storage that speaks the protocol of S3, with one bucket, and checks every signature; closed after the test (or file) that started it. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const account = { accessKeyId: 'AKTEST', secretAccessKey: 'secret of the test', region: 'eu-test-1' };
  const rejections: string[] = [];
  const failures: { method: string; failure: Failure }[] = [];
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
    const at = failures.findIndex(({ method }) => method === request.method);
    const failure = at < 0 ? undefined : failures.splice(at, 1)[0]?.failure;
    if (failure === 'no reply') return;
    if (typeof failure === 'number') return fail(response, failure, 'ServiceUnavailable');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) fail(response, 404, 'NoSuchBucket');
    else if (key === '') ofBucket(request, url, body, response);
    else
      ofObject(
        request,
        {
          key,
          disposition: url.searchParams.get('response-content-disposition'),
          isReplyLost: failure === 'reply lost',
        },
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
    { key, disposition, isReplyLost }: { key: string; disposition: string | null; isReplyLost: boolean },
    body: Buffer,
    response: ServerResponse,
  ): void {
    const stored = objects.get(key);
    if (method === 'PUT') {
      if (!isMet(headers, stored)) return fail(response, 412, 'PreconditionFailed');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, { content: body, headers, etag });
      if (isReplyLost) fail(response, 500, 'InternalError');
      else response.writeHead(200, { etag }).end();
      return;
    }
    if (!stored) {
      fail(response, 404, 'NoSuchKey');
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const { content, headers: written, etag } = stored;
    const begin = Number(first ?? 0);
    const end = last ? Number(last) : content.length - 1;
    const range = content.subarray(begin, end + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'content-type': written['content-type'] ?? '',
      etag,
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
    /** Makes the next request of that method fail. */
    fail: (method: 'GET' | 'PUT', failure: Failure) => failures.push({ method, failure }),
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

function isMet(headers: IncomingMessage['headers'], stored: StoredObject | undefined): boolean {
  if (headers['if-none-match'] === '*') return stored === undefined;
  return headers['if-match'] === undefined || headers['if-match'] === stored?.etag;
}

function fail(response: ServerResponse, status: number, code: string): void {
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  content: Buffer;
  headers: IncomingMessage['headers'];
  etag: string;
}

/** A failure of one request: an error status, no reply, or a success whose reply is lost. */
export type Failure = number | 'no reply' | 'reply lost';

/** A stand-in for S3 with the operations that a target needs, including conditional writes. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const failures: { method: string; failure: Failure }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname).slice(1);
    const at = failures.findIndex(({ method }) => method === request.method);
    const [next] = at >= 0 ? failures.splice(at, 1) : [];
    const isSigned = /^AWS4-HMAC-SHA256 .*Signature=[0-9a-f]{64}$/.test(request.headers.authorization ?? '');
    if (!isSigned) return refuse(response, 403, 'AccessDenied');
    if (next?.failure === 'no reply') return;
    if (typeof next?.failure === 'number') return refuse(response, next.failure, 'ServiceUnavailable');
    if (request.method === 'GET') return read(response, key);
    if (!isMet(request, objects.get(key))) return refuse(response, 412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    objects.set(key, { content, headers: request.headers, etag });
    if (next) refuse(response, 500, 'InternalError');
    else response.writeHead(200, { ETag: etag }).end();
  }

  function read(response: ServerResponse, key: string): void {
    const object = objects.get(key);
    if (object) response.writeHead(200, { ETag: object.etag }).end(object.content);
    else refuse(response, 404, 'NoSuchKey');
  }

  return {
    address: `http://127.0.0.1:${port}`,
    objects,
    /** Makes the next request of that method fail. */
    fail: (method: 'GET' | 'PUT', failure: Failure) => failures.push({ method, failure }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isMet({ headers }: IncomingMessage, stored: StoredObject | undefined): boolean {
  if (headers['if-none-match'] === '*') return stored === undefined;
  return headers['if-match'] === undefined || headers['if-match'] === stored?.etag;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
}

import type { Socket } from 'node:net';
import { once } from 'node:events';

const HTTP_REQUEST = /^[A-Z]+ \S+ HTTP\/1\.\d\r\n/;

/** Answers a plain HTTP request with a page that says why it was blocked; closes any other connection. */
export async function answerBlocked(client: Socket, sentence: string): Promise<void> {
  const [first] = (await once(client, 'data')) as [Buffer];
  if (HTTP_REQUEST.test(first.toString('latin1'))) client.end(page(sentence));
  else client.destroy();
}

function page(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const body = `<!doctype html><meta charset="utf-8"><title>Not opened</title><style>body{font:16px/1.5 sans-serif;max-width:40em;margin:4em auto;padding:0 1em}</style><h1>Not opened</h1><p>${text}</p>`;
  return [
    'HTTP/1.1 403 Forbidden',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

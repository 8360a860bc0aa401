import type { IncomingMessage, ServerResponse } from 'node:http';
import { reduceToSpec } from 'shared/testing/spec-replies';
import { listen, type Site } from 'test-support';

/** An API that knows the specification only: the started product's, with its replies reduced. */
export function startSpecApi(apiAddress: string): Promise<Site> {
  return listen((request, response) => {
    forward(apiAddress, request, response).catch(() => response.writeHead(502).end());
  }, 'localhost');
}

async function forward(
  apiAddress: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(apiAddress + url, {
    method,
    headers: forwardable(request),
    body: chunks.length === 0 ? null : Buffer.concat(chunks),
  });
  const text = await answer.text();
  const cors = [...answer.headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary');
  if (method === 'OPTIONS') {
    response.writeHead(answer.status, cors.flat()).end(text);
    return;
  }
  const original = { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  const { status, body } = reduceToSpec(method, new URL(url, apiAddress).pathname, original);
  response.writeHead(status, [...cors, ['content-type', 'application/json']].flat());
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The headers that matter to the API; those of the connection are its own. */
function forwardable({ headers }: IncomingMessage): Record<string, string> {
  const isForwardable = (name: string) =>
    ['authorization', 'content-type', 'origin'].includes(name) || name.startsWith('access-control-request-');
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (isForwardable(name) ? [[name, String(value)]] : [])),
  );
}

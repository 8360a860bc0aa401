import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowLocalConnections } from 'shared/testing';

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A storage that takes uploads from any page, over the wire. `answer` decides the response to each. */
export async function startUploadServer() {
  const received: Received[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(200).end();
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, text });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  allowLocalConnections(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answerBy(next: (response: ServerResponse) => void) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type UploadServer = Awaited<ReturnType<typeof startUploadServer>>;

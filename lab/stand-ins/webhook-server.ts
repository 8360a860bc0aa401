import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { openGate } from './gate.ts';

interface WebhookPost {
  headers: IncomingHttpHeaders;
  /** As it was sent: what the signature is of. */
  text: string;
}

/** Something that receives webhooks, closed after the test (or file) that started it. */
export async function startWebhookServer() {
  const posts: WebhookPost[] = [];
  const receiver = {
    posts,
    /** `127.0.0.1:port` */
    host: '',
    address: '',
    /** Gives the answer; 204 by default. */
    answer(response: ServerResponse): void {
      response.writeHead(204).end();
    },
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      posts.push({ headers: request.headers, text: body });
      receiver.answer(response);
    });
  });
  const gate = await openGate(server);
  receiver.host = `127.0.0.1:${gate.port}`;
  receiver.address = `http://${receiver.host}/hooks?token=SecretOfTheAddress`;
  return receiver;
}

import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { openGate } from './gate.ts';

interface SlackPost {
  path: string;
  contentType: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests check it
  body: any;
}

/** Something that takes posts as Slack's incoming webhooks do, closed after the test (or file) that started it. */
export async function startSlackServer() {
  const posts: SlackPost[] = [];
  const slack = {
    posts,
    address: '',
    /** Gives the answer; Slack's `ok` by default. */
    answer(response: ServerResponse, _path: string): void {
      response.end('ok');
    },
    /** Gone until it is opened again, at the same address. */
    close: () => gate.close(),
    open: () => gate.open(),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void json(request).then((body) => {
      posts.push({ path, contentType: request.headers['content-type'], body });
      slack.answer(response, path);
    });
  });
  const gate = await openGate(server);
  slack.address = `http://127.0.0.1:${gate.port}`;
  return slack;
}

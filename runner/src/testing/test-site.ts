import type { IncomingMessage } from 'node:http';
import { listen, type Site } from 'test-support';

/** The response of a path: a page's body, or a whole response. */
export interface FullAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}
export type Answer = string | ((request: IncomingMessage) => FullAnswer | Promise<FullAnswer>);

export type TestSite = Site;

/** Serves small pages on a port of its own. */
export async function serveSite(pages: Record<string, Answer>): Promise<TestSite> {
  return listen(async (request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://site').pathname];
    const answer: FullAnswer =
      typeof page === 'function'
        ? await page(request)
        : { body: page ?? 'Not found', status: page === undefined ? 404 : 200 };
    response.writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...answer.headers,
    });
    const isPage = answer.headers?.['content-type'] === undefined;
    response.end(isPage ? `<!doctype html><meta charset="utf-8">${answer.body}` : answer.body);
  });
}

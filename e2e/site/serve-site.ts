import type { RequestListener } from 'node:http';
import { listen, type Site } from 'test-support';

/** Serves a site of HTML at `localhost`, on a port of its own. */
export function serveSite(listener: RequestListener): Promise<Site> {
  return listen((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    listener(request, response);
  }, 'localhost');
}

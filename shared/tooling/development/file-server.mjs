import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a package in development to pages of any origin: its files, its build events, and `page` (if there is one) at
 * every other address.
 * @param {{ folders: Record<string, string>, port: number, channels: Record<string, { connect(response: import('node:http').ServerResponse): void }>, page?: string }} options
 *   `folders` by path prefix, the longest first; `channels` by path
 */
export async function serveDevelopment({ folders, port, channels, page }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const channel = channels[pathname];
    if (channel) channel.connect(response);
    else {
      const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start));
      void send(response, join(folder, pathname.slice(prefix.length)), page);
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    port: server.address().port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function send(response, path, page) {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  const file = isFile ? path : page;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'no-cache');
  if (!file || (!isFile && extname(path) !== '')) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

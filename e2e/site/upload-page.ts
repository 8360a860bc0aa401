import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html>
<title>Hand in a report</title>
<h1>Hand in a report</h1>
<label>Report <input type="file" onchange="document.querySelector('output').textContent = 'Received ' + this.files[0].name"></label>
<output></output>`;

/** A page that takes a file and says its name. */
export async function startUploadPage(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

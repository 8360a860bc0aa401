import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (offer: string) => `<!doctype html>
<title>Lamp</title>
<h1>Lamp</h1>
${offer}`;

const ON_SALE = page(`<button type="button" onclick="this.replaceWith('Bought')">Buy</button>`);
const SOLD_OUT = page('<p>Sold out</p>');

/** A page that sells a lamp until it is sold out: a test of it passes, and later fails without having been changed. */
export async function startLampPage() {
  let isSoldOut = false;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(isSoldOut ? SOLD_OUT : ON_SALE);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sellOut() {
      isSoldOut = true;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OrderPage {
  address: string;
  orders: () => number;
  /** Gives the button another name. */
  rename: (label: string) => void;
  /** Says something else after an order. */
  thank: (words: string) => void;
  stop: () => void;
}

/** A page with a button that orders, and the count of all orders; it thanks for them. */
export async function startOrderPage(): Promise<OrderPage> {
  let orders = 0;
  let label = 'Order';
  let thanks = 'Thanks for your order.';
  const server = createServer(({ method }, response) => {
    if (method === 'POST') {
      orders += 1;
      response.writeHead(303, { Location: '/' }).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html>
<title>Lamps by post</title>
<h1>Lamps by post</h1>
<form method="post"><button>${label}</button></form>
<p role="status">Orders: ${orders}</p>
${orders > 0 ? `<p>${thanks}</p>` : ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    orders: () => orders,
    rename(next) {
      label = next;
    },
    thank(words) {
      thanks = words;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import type { Site } from 'test-support';
import { serveSite } from './serve-site.ts';

interface OrderPage extends Site {
  orders: () => number;
  /** Gives the button another name. */
  rename: (label: string) => void;
  /** Says something else after an order. */
  thank: (words: string) => void;
}

/** A page with a button that orders, and the count of all orders; it thanks for them. */
export async function startOrderPage(): Promise<OrderPage> {
  let orders = 0;
  let label = 'Order';
  let thanks = 'Thanks for your order.';
  const site = await serveSite(({ method }, response) => {
    if (method === 'POST') {
      orders += 1;
      response.writeHead(303, { Location: '/' }).end();
      return;
    }
    response.end(`<!doctype html>
<title>Lamps by post</title>
<h1>Lamps by post</h1>
<form method="post"><button>${label}</button></form>
<p role="status">Orders: ${orders}</p>
${orders > 0 ? `<p>${thanks}</p>` : ''}`);
  });
  return {
    ...site,
    orders: () => orders,
    rename(next) {
      label = next;
    },
    thank(words) {
      thanks = words;
    },
  };
}

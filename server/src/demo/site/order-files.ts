import type { FastifyInstance } from 'fastify';
import { money } from './catalogue.ts';
import { page } from './layout.ts';
import { giftCardsPage } from './pages/gift-cards.ts';
import { ORDER_SCRIPT } from './pages/order.ts';
import { writePdf } from './pdf.ts';
import type { Order, Visitor } from './visitors.ts';

/** The invoice of an order, the list of all, ordering the same again by a request of the page, and the page that is hard to use. */
export function addOrderFileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { number: string } }>('/orders/:number/invoice.pdf', ({ params, visitor }, reply) => {
    const order = findOrder(visitor, params.number);
    if (!order) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="invoice.pdf"')
      .send(writePdf(invoiceLines(order)));
  });

  app.get('/account/orders.csv', ({ visitor }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .send(orderList(visitor.orders)),
  );

  app.get('/order.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(ORDER_SCRIPT));

  app.post<{ Body: { number?: unknown } | null }>('/api/orders', ({ body, visitor }, reply) => {
    const order = findOrder(visitor, String(body?.number));
    if (!order) return reply.code(404).type('application/json').send({ error: 'There is no such order.' });
    const number = `${order.number}-${visitor.orders.length}`;
    visitor.orders.push({ ...order, number });
    return reply.code(201).type('application/json').send({ number });
  });

  app.get('/gift-cards', ({ visitor }, reply) => reply.send(page(visitor, 'Gift cards', giftCardsPage())));
}

function findOrder(visitor: Visitor, number: string): Order | undefined {
  return visitor.orders.find((order) => order.number === number);
}

function invoiceLines({ number, address, lines, sums }: Order): string[] {
  return [
    `Invoice for order ${number}`,
    `${address.name}, ${address.street}, ${address.postcode} ${address.city}`,
    ...lines.map(({ product, quantity, price }) => `${quantity} x ${product.name}: ${money(price)}`),
    `Shipping: ${money(sums.shipping)}`,
    `Total: ${money(sums.total)}`,
  ];
}

/** One line for each lamp of each order, with semicolons, as spreadsheets in Europe write them. */
function orderList(orders: Order[]): string {
  const rows = orders.flatMap(({ number, lines }) =>
    lines.map(({ product, quantity, price }) => [number, product.name, quantity, money(price)]),
  );
  return [['Order', 'Lamp', 'Quantity', 'Price'], ...rows].map((row) => `${row.join(';')}\r\n`).join('');
}

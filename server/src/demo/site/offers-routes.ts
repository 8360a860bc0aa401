import type { FastifyInstance } from 'fastify';
import type { FormFields } from './form.ts';
import { page } from './layout.ts';
import { OFFERS_SCRIPT, offersPage, stockPage } from './pages/offers.ts';

const MAX_KEYS = 1000;

/** Pages as tests of real sites meet them: one with a cookie banner, and one that fails at first. */
export function addOffersRoutes(app: FastifyInstance): void {
  const visits = new Map<string, number>();

  app.get('/offers', ({ visitor }, reply) => reply.send(page(visitor, 'Offers', offersPage())));

  app.get('/offers.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(OFFERS_SCRIPT),
  );

  // By a key of the caller's choice, because a retry is a new visitor.
  app.get<{ Querystring: FormFields }>('/stock', ({ query, visitor }, reply) => {
    const key = query['key'] ?? '';
    const count = visits.get(key) ?? 0;
    if (visits.size >= MAX_KEYS) visits.clear();
    visits.set(key, count + 1);
    return reply.send(page(visitor, 'Stock', stockPage(count >= Number(query['fails'] ?? 1))));
  });
}

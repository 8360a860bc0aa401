import type { FastifyReply, FastifyRequest } from 'fastify';

const DOCUMENTATION = 'https://docs.github.com/rest';

/** A failure as GitHub words it. */
export function refuse(reply: FastifyReply, status: number, message: string, more: object = {}) {
  const body = { message, documentation_url: DOCUMENTATION, status: String(status), ...more };
  return reply.code(status).send(body);
}

export const notFound = (reply: FastifyReply) => refuse(reply, 404, 'Not Found');

/** The page that `page` and `per_page` ask for, with the Link header to the others. */
export function pageOf<Item>(request: FastifyRequest, reply: FastifyReply, items: Item[]): Item[] {
  const url = new URL(request.url, `${request.protocol}://${request.headers.host}`);
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (rel: string, number: number) => {
    url.searchParams.set('page', String(number));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link('prev', page - 1), link('first', 1)] : []),
    ...(page < last ? [link('next', page + 1), link('last', last)] : []),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
  return items.slice((page - 1) * size, page * size);
}

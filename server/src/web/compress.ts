import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Each page is made again: the usual quality would cost more time than it saves on the way.
const QUALITY = 5;

/** The text as brotli where the browser takes that, with the headers that say so. */
export async function compress(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  void reply.header('Vary', 'Accept-Encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!/\bbr\b/.test(accepted)) return text;
  void reply.header('Content-Encoding', 'br');
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

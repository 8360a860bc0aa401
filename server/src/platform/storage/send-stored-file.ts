import { extname } from 'node:path';
import type { FastifyReply } from 'fastify';
import { notFound } from '../http/app-error.ts';
import type { ByteRange, Storage } from './storage.ts';

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.webm': 'video/webm' };

/**
 * Streams a screenshot or a recording from the storage to a page of another origin; `range` is the header of that name. 416 for a range
 * outside of the file, 404 for a file that was removed.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  range: string | undefined,
): Promise<FastifyReply> {
  void reply.headers({
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const size = await storage.size(key);
  if (size === undefined) throw notFound('The file');
  const selected = readRange(range, size);
  if (selected === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const file = await storage.open(key, selected);
  if (!file) throw notFound('The file');
  if (selected)
    void reply.code(206).header('content-range', `bytes ${selected.start}-${selected.end}/${size}`);
  return reply
    .type(TYPES[extname(key)] ?? 'application/octet-stream')
    .header('content-length', selected ? selected.end - selected.start + 1 : size)
    .send(file.stream);
}

/** The one range that the header asks for; undefined: the whole file, also for several ranges and for what is none (RFC 9110). */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}

import type { IncomingMessage } from 'node:http';

const BODY_LIMIT = 64 * 1024;

export type OutgoingReply = Awaited<ReturnType<typeof readReply>>;

export async function readReply(response: IncomingMessage, bodyLimit = BODY_LIMIT) {
  return {
    status: response.statusCode ?? 0,
    /** In lower case; undefined: none was named. */
    contentType: response.headers['content-type']?.toLowerCase(),
    /** Seconds that the other side asks to be left alone for; undefined: it does not. */
    retryAfter: readRetryAfter(response.headers['retry-after']),
    /** Where a redirect leads; none is followed. */
    location: response.headers.location,
    /** Its beginning, up to the limit. */
    body: await readBody(response, bodyLimit),
  };
}

/** Leaving the loop early closes the connection. */
async function readBody(response: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit).toString();
}

/** The header holds seconds or a date. */
function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

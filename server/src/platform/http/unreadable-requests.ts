import type { ErrorReply } from 'shared/contract';
import type { Socket } from 'node:net';

const FAILURES: Record<string, [status: string, code: string, error: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request did not arrive in time.'],
};
const MALFORMED = ['400 Bad Request', 'malformed_request', 'The request is malformed.'] as const;

/** How long a caller that was refused may keep its end of the connection open, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Answers what is not even HTTP in the one shape of failures, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, code, sentence] = FAILURES[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: sentence, code } satisfies ErrorReply);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Not destroyed at once: that could take the answer with it.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.setTimeout(TIMEOUT_MS);
}

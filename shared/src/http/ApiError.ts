import type { ErrorReply } from 'shared/contract';

/** A call that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's sentence for a person, when it sent one. */
  readonly serverText: string | null;
  readonly fields: Record<string, string>;
  /** The whole answer, for the few that carry more than the sentence. */
  readonly body: unknown;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const reply = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorReply>;
    const text = typeof reply.error === 'string' && reply.error !== '' ? reply.error : null;
    super(text ?? (status === 0 ? 'The server did not answer.' : `The server answered ${status}.`), options);
    this.name = 'ApiError';
    this.status = status;
    this.code = reply.code ?? (status === 0 ? 'unreachable' : `http_${status}`);
    this.serverText = text;
    this.fields = reply.fields ?? {};
    this.body = body;
  }
}

/** What a person is told about a failure: the server's sentence, else the screen's own words. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}

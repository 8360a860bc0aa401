import type { EditRefusal, EndpointKey, ErrorOf, ErrorReply } from 'shared/contract';
import { isOffline } from './connection.ts';

/** Calls whose answer is a file: the contract of JSON calls does not have them. */
export type FileCall = 'GET /audit_events/csv';

/** A call that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly endpoint: EndpointKey | FileCall;
  readonly status: number;
  readonly code: string;
  /** The server's sentence for a person, when it sent one. */
  readonly serverText: string | null;
  /** It was not sent, or its answer did not arrive, because the browser has no connection. */
  readonly isOffline: boolean;
  readonly fields: Record<string, string>;
  /** The whole answer, for `errorBody`. */
  readonly body: unknown;

  constructor(endpoint: EndpointKey | FileCall, status: number, body: unknown, options?: ErrorOptions) {
    const reply: Partial<ErrorReply> = typeof body === 'object' && body !== null ? body : {};
    const text = typeof reply.error === 'string' && reply.error !== '' ? reply.error : null;
    super(text ?? (status === 0 ? 'The server did not answer.' : `The server answered ${status}.`), options);
    this.name = 'ApiError';
    this.endpoint = endpoint;
    this.status = status;
    this.code = reply.code ?? (status === 0 ? 'unreachable' : `http_${status}`);
    this.serverText = text;
    this.isOffline = status === 0 && isOffline();
    this.fields = reply.fields ?? {};
    this.body = body;
  }
}

/** The server's sentence for a person about a failure, or that there is no connection, else the screen's own words. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.isOffline ? offlineText(error.endpoint) : (error.serverText ?? fallback);
}

/** What was to be changed is still in the form. Credentials are no changes. */
function offlineText(endpoint: string): string {
  const isChange = !endpoint.startsWith('GET ') && !endpoint.startsWith('POST /auth/');
  return isChange ? 'No connection. Your changes are kept.' : 'No connection.';
}

/** Nothing is there; of a call outside the specification also: this server does not know the call. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What somebody else has changed too, where that is why a save was refused; else null. */
export function editRefusal(error: unknown): EditRefusal | null {
  const body = error instanceof ApiError && error.status === 409 ? (error.body as EditRefusal) : null;
  return body?.conflicts ? body : null;
}

/** What a failure of the endpoint carries beyond the sentence, where it is one with this status; else null. */
export function errorBody<Key extends EndpointKey, Status extends number>(
  error: unknown,
  endpoint: Key,
  status: Status,
): Partial<ErrorOf<Key, Status>> | null {
  if (!(error instanceof ApiError) || error.endpoint !== endpoint || error.status !== status) return null;
  return error.body as Partial<ErrorOf<Key, Status>>;
}

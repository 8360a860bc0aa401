import { endSession, readSession } from 'shared/auth';
import { environment } from 'shared/environment';
import { ApiError } from './ApiError.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  query?: Record<string, string | number | boolean | null | undefined>;
  /** Sent as the bearer instead of the session's token. */
  bearer?: string;
  /** The signed-out pages keep a 401's message on screen; everywhere else it ends the session. */
  keepsSessionOn401?: boolean;
  headers?: Record<string, string>;
  /** Sent even if the page goes away meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/**
 * The one way to the API: JSON in and out, the session's token as the bearer.
 * `path` begins with a slash. Throws ApiError for every answer that is not a success, and for none at all.
 */
export async function request<Reply>(path: string, options: RequestOptions = {}): Promise<Reply> {
  const token = options.bearer ?? readSession()?.token;
  const response = await send(path, options, token);
  const body = await readBody(response);
  if (response.ok) return body as Reply;
  // A late answer to a call of a former session must not end the present one.
  if (response.status === 401 && !options.keepsSessionOn401 && token === readSession()?.token)
    endSession('expired');
  throw new ApiError(response.status, body);
}

async function send(path: string, options: RequestOptions, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...options.headers };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const { method = 'GET', keepalive = false, signal = null } = options;
  const init: RequestInit = { method, headers, keepalive, signal };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  try {
    return await fetch(environment().apiAddress + path + queryText(options.query), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, null, { cause });
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return response.ok ? undefined : text;
  }
}

function queryText(query: RequestOptions['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text && `?${text}`;
}

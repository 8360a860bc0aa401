import { endSession, readSession } from 'shared/auth';
import { ACCEPTS_EDIT_BASE, ACCEPTS_IDEMPOTENCY_KEY } from 'shared/constants';
import type { BodyInputOf, EndpointKey, ErrorReply, ParamsOf, QueryOf, ReplyOf } from 'shared/contract';
import { environment } from 'shared/environment';
import { ApiError, type FileCall } from './ApiError.ts';
import { noteAnswer } from './connection.ts';
import { beginCreatingCall } from './creating-calls.ts';

export interface CallOptions {
  /** Sent as the bearer instead of the session's token. */
  bearer?: string;
  /** Sent even if the page goes away meanwhile. */
  keepalive?: boolean;
  /** Sends and stores cookies of the API: only sign-ins by SSO use one. */
  withCookies?: boolean;
  signal?: AbortSignal;
  /** What a repeated creating call has in common with the first one, where that is not the body: it is sent with the body of the first. */
  intent?: unknown;
}

/** The sections of a call as the endpoint declares them; a section that it does not have is a type error. */
type CallSections<Key extends EndpointKey> = Section<'params', ParamsOf<Key>> &
  Section<'query', QueryOf<Key>> &
  Section<'body', BodyInputOf<Key>>;

type Section<Name extends string, Value> = [Value] extends [never]
  ? Partial<Record<Name, never>>
  : Record<never, never> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>;

/** What `callApi` takes after the endpoint; optional if the endpoint needs nothing. */
export type CallArguments<Key extends EndpointKey> =
  Record<never, never> extends CallSections<Key>
    ? [options?: CallOptions & CallSections<Key>]
    : [options: CallOptions & CallSections<Key>];

/** Any call, whatever its endpoint. */
interface AnyCall extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Calls an endpoint of the API: JSON in and out, the session's token as the bearer. Path, query, body and reply have the types of the
 * endpoint's schemas; the reply is not checked against them. Throws ApiError for every answer that is not a success, and for none at all.
 * Calls that create something carry an `Idempotency-Key` if the server honours it: one that is repeated because its outcome is not known
 * creates nothing twice.
 */
export function callApi<Key extends EndpointKey>(
  endpoint: Key,
  ...options: CallArguments<Key>
): Promise<ReplyOf<Key>>;
export async function callApi(endpoint: EndpointKey, ...options: unknown[]): Promise<unknown> {
  const call = (options[0] ?? {}) as AnyCall;
  const token = call.bearer ?? readSession()?.token;
  const { params, intent } = call;
  const creating = beginCreatingCall(endpoint, { token, params, body: call.body, intent });
  const sent = creating ? { ...call, body: creating.body } : call;
  const response = await send(endpoint, sent, token, creating?.idempotencyKey);
  const body = await readBody(response);
  if (isOutcomeKnown(response.status, body)) creating?.settle();
  if (response.ok) return body;
  throw failureOf(endpoint, response.status, body, token);
}

/** Whether the call is over: after a failure of a server or proxy it may have been carried out, or go on. */
function isOutcomeKnown(status: number, body: unknown): boolean {
  const isGoingOn = (body as Partial<ErrorReply> | undefined)?.code === 'request_in_progress';
  return status < 500 && !isGoingOn;
}

/** Fetches what is no JSON, as the signed-in person. Throws as `callApi` does. */
export async function callForFile(endpoint: FileCall, query: Record<string, unknown>): Promise<Blob> {
  const token = readSession()?.token;
  const response = await send(endpoint, { query }, token);
  if (response.ok) return response.blob();
  throw failureOf(endpoint, response.status, await readBody(response), token);
}

function failureOf(
  endpoint: EndpointKey | FileCall,
  status: number,
  body: unknown,
  token: string | undefined,
): ApiError {
  // A late reply to a call of a previous session must not end the current one.
  if (status === 401 && !isSignedOutCall(endpoint) && token === readSession()?.token) endSession('expired');
  const error = new ApiError(endpoint, status, body);
  if (error.code === 'role_required' || error.code === 'two_factor_required')
    for (const listener of roleListeners) listener();
  return error;
}

const roleListeners = new Set<() => void>();

/** Registers what happens when the server refuses a call because of the person's role, or for want of a second factor. Returns a function that unregisters it. */
export function onRoleRequired(listener: () => void): () => void {
  roleListeners.add(listener);
  return () => roleListeners.delete(listener);
}

/** Their 401 says something about what was typed, not about the session. */
function isSignedOutCall(endpoint: EndpointKey | FileCall): boolean {
  return endpoint.startsWith('POST /auth/');
}

/** As the latest answer says; a page loads something before it creates anything. */
let honoursKeys = false;
let knowsBase = false;

/** Whether the server knows the `base` of a change, as far as is known. */
export const acceptsEditBase = (): boolean => knowsBase;

async function send(
  endpoint: EndpointKey | FileCall,
  call: AnyCall,
  token: string | undefined,
  idempotencyKey?: string,
): Promise<Response> {
  const [method = '', template = ''] = endpoint.split(' ');
  const { params = {}, query = {}, body, keepalive = false, withCookies, signal = null } = call;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (idempotencyKey && honoursKeys) headers['Idempotency-Key'] = idempotencyKey;
  const init: RequestInit = { method, headers, keepalive, signal };
  if (withCookies) init.credentials = 'include';
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    const address = environment().apiAddress + fillPath(template, params) + queryText(query);
    const response = await fetch(address, init);
    noteAnswer(response.status);
    // A failing proxy says nothing of the server behind it.
    if (response.status < 500) {
      honoursKeys = response.headers.get(ACCEPTS_IDEMPOTENCY_KEY) === 'true';
      knowsBase = response.headers.get(ACCEPTS_EDIT_BASE) === 'true';
    }
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    noteAnswer(0);
    throw new ApiError(endpoint, 0, null, { cause });
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

function fillPath(template: string, params: Record<string, unknown>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Lists are separated by commas; what is undefined is left out. */
function queryText(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text && `?${text}`;
}

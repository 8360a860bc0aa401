import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, Exit, print, usageError } from './exit.mjs';

const REQUEST_TIMEOUT_MS = 30_000;
/** For all files of a company at once. */
export const FILES_TIMEOUT_MS = 120_000;
const MAX_BACKOFF_MS = 30_000;
/** How long the service may be unreachable without interruption. */
export const MAX_OUTAGE_MS = 10 * 60_000;
/** Failures to reach the service at all: it has not seen the request. */
/** Trying again does not help. */
const WRONG_ADDRESS = /^(?:ERR_INVALID_URL|ERR_SSL_.*)$/;
const NOT_TRUSTED = /CERT|VERIFY_LEAF_SIGNATURE|^ERR_TLS/;
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/**
 * A client of the API: `call(method, path, { body, headers, timeout, isRepeatable })` resolves to status, headers and text. It retries
 * while the API is unreachable or busy, at most until `deadline`; a call that is not repeatable only if the service has not taken it.
 */
export function connect({ api, key }, deadline = Infinity) {
  async function attempt(method, path, { body, headers, timeout = REQUEST_TIMEOUT_MS }) {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        body: body && JSON.stringify(body),
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { status: 0, text: '', reason: error.cause?.code ?? error.name };
    }
  }

  return async function call(method, path, options = {}) {
    const retryUntil = Math.min(deadline, Date.now() + MAX_OUTAGE_MS);
    for (let tries = 0; ; tries += 1) {
      const reply = await attempt(method, path, options);
      if (!isTransient(reply.status)) return reply;
      refuseForGood(api, reply);
      const problem = reply.status === 0 ? `does not answer (${reply.reason})` : `answered ${reply.status}`;
      if (options.isRepeatable === false && mayBeDone(reply))
        throw new Exit(EXIT.error, `The service at ${api} ${problem}. It may have done it all the same.`);
      if (Date.now() >= retryUntil) throw new Exit(EXIT.error, `The service at ${api} ${problem}.`);
      if (tries === 0) print(`The service at ${api} ${problem}. Trying again.`);
      await sleep(Math.min(delay(tries, reply.headers), Math.max(0, retryUntil - Date.now())));
    }
  };
}

function refuseForGood(api, { reason = '' }) {
  if (WRONG_ADDRESS.test(reason))
    throw usageError(`There is no API at ${api} (${reason}). Check --api, and whether it is http or https.`);
  if (NOT_TRUSTED.test(reason))
    throw new Exit(
      EXIT.error,
      `The certificate of ${api} is not trusted (${reason}). NODE_EXTRA_CA_CERTS names the file of an authority of your own.`,
    );
}

/** 0: no response. */
const isTransient = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

const mayBeDone = ({ status, reason }) =>
  status === 0 ? !UNSENT.includes(reason) : status !== 429 && status !== 503;

/** Exponential backoff from half a second with jitter; longer if the service sends Retry-After. */
function delay(tries, headers) {
  const backoff = Math.min(MAX_BACKOFF_MS, 500 * 2 ** tries) * (0.5 + Math.random() / 2);
  const retryAfter = headers?.get('retry-after');
  if (!retryAfter) return backoff;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.max(backoff, wait || 0);
}

/** The API's error, if the response is one of the API's: a sentence and a code. */
export function readError({ text }) {
  try {
    const { error, code } = JSON.parse(text);
    return typeof error === 'string' ? { error, code } : undefined;
  } catch {
    return undefined;
  }
}

/** What a response means that is not the expected one. */
export function toExit(reply, { api }) {
  const { error: message, code } = readError(reply) ?? {};
  // The service knows the key: it has expired or was revoked.
  const isKnownKey = code?.startsWith?.('api_key_');
  if (reply.status === 401 && !isKnownKey)
    return usageError('The API key was refused. Check STEPLIGHT_API_KEY, or call "login".');
  if (message && reply.status < 500) return usageError(message);
  const location = reply.headers?.get('location') ?? '';
  const elsewhere = URL.canParse(location, api) ? new URL(location, api).origin : undefined;
  if (reply.status >= 300 && reply.status < 400 && elsewhere)
    return usageError(`${api} leads on to ${elsewhere}. If that is the API, name it with --api.`);
  return usageError(`${api} answered ${reply.status}, but it is not the API. Check --api.`);
}

/** The body of a reply with this status. */
export function readBody(reply, credentials, status = 200) {
  if (reply.status !== status) throw toExit(reply, credentials);
  try {
    return JSON.parse(reply.text);
  } catch {
    throw toExit(reply, credentials);
  }
}

import { rebase } from '../browser/base-url.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import type { LoggedRequest } from '../browser/request-log.ts';
import { nearestFirst } from '../core/nearest.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { spellingsOf, type AssertionOf } from 'shared/page-model/assert';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

const MAX_LISTED = 5;
const MAX_URL_LENGTH = 200;

/**
 * The status of the newest request since the last action whose address contains a text; before the first action, of any request. A text
 * that begins with a scheme is looked for in the whole address, any other in the path and the query. Of a redirected request each answer
 * counts by itself.
 */
export async function evaluateRequest(
  run: RunContext,
  assertion: AssertionOf<'request'>,
): Promise<AssertionResult> {
  const { requests } = run.window;
  if (!requests) throw new StepFailure('The requests of this run were not recorded.');
  const sent = requests.since(run.history.lastActionStartedAt);
  const matching = sent.filter((request) => isMeant(run, assertion, request));
  const newest = matching.at(-1);
  return Promise.resolve({
    isTrue: newest?.status === assertion.status,
    sentence: () =>
      newest === undefined
        ? nothingSent(run, assertion, sent)
        : newest.status === assertion.status
          ? sentenceOf(assertion)
          : `${describe(run, newest)}; expected ${assertion.status}.`,
  });
}

function isMeant(
  run: RunContext,
  { method, url: text }: AssertionOf<'request'>,
  request: LoggedRequest,
): boolean {
  if (method !== null && request.method !== method) return false;
  const { href, pathname, search } = new URL(request.url);
  const isWhole = /^https?:\/\//iu.test(text);
  const wanted = isWhole && URL.canParse(text) ? rebase(text, run.baseUrl) : text;
  const address = isWhole ? href : pathname + search;
  return wanted !== '' && spellingsOf(address).some((form) => form.includes(wanted));
}

function nothingSent(
  run: RunContext,
  { method, url }: AssertionOf<'request'>,
  sent: LoggedRequest[],
): string {
  const since = run.history.lastActionStartedAt === null ? '' : ' since the last action';
  const kind = method === null ? 'request' : `${method} request`;
  const first = `The page sent no ${kind} to "${url}"${since}.`;
  const relevant = sent.filter(({ isOfInterest }) => isOfInterest);
  if (relevant.length === 0) return first;
  const wanted = `${method ?? ''} ${url}`;
  const lines = new Map(relevant.map((request) => [`${request.method} ${request.url}`, request]));
  const nearest = nearestFirst([...lines.keys()], wanted).flatMap((line) => lines.get(line) ?? []);
  const listed = nearest.slice(0, MAX_LISTED).map((request) => answer(run, request));
  const more = nearest.length > MAX_LISTED ? ` and ${nearest.length - MAX_LISTED} more` : '';
  return `${first} It sent: ${listed.join(', ')}${more}.`;
}

function describe(run: RunContext, request: LoggedRequest): string {
  const subject = `The ${request.method} request to ${addressOf(run, request)}`;
  if (request.failure !== null) return `${subject} failed (${request.failure})`;
  return request.status === null
    ? `${subject} has not been answered`
    : `${subject} returned ${request.status}`;
}

function answer(run: RunContext, request: LoggedRequest): string {
  const { method, status, failure } = request;
  return `${method} ${addressOf(run, request)} (${failure ?? status ?? 'no answer yet'})`;
}

/** From the path on for the page's own site. Secrets are hidden before the end is cut off. */
function addressOf(run: RunContext, { url }: LoggedRequest): string {
  const { origin, pathname, search } = new URL(url);
  const isOwn = URL.parse(run.window.page().url())?.origin === origin;
  const text = run.values.mask(isOwn ? pathname + search : withoutCredentials(url));
  return text.length > MAX_URL_LENGTH ? `${text.slice(0, MAX_URL_LENGTH)}…` : text;
}

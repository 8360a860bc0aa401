import type { PageEventKind } from 'shared/constants';
import { pagePath, reasonKind } from './failure-texts.ts';

/** What the page did during a failed step, or the one before it. */
export interface FailureEvent {
  kind: PageEventKind;
  text: string;
  url: string | null;
  method: string | null;
  /** null: no answer, or no request. */
  status: number | null;
}

const SERVER_ERROR = 500;

/**
 * What a person would call a symptom of the failure, each once and in a fixed order: uncaught errors, and requests to the site of the page that
 * its server did not answer, or failed to carry out. What comes and goes without a cause is left out: the console, other sites such as those
 * that count visitors, and contents that are not found.
 */
export function eventKeys(events: FailureEvent[], pageUrl: string | null): string[] {
  const site = siteOf(pageUrl);
  const keys = events.flatMap((event) => {
    if (event.kind === 'exception') return `threw ${exceptionKind(event.text)}`;
    const { kind, url, method, status } = event;
    if (kind !== 'request' || url === null || site === null || siteOf(url) !== site) return [];
    const isRead = method === null || method === 'GET';
    if (isRead && status !== null && status < SERVER_ERROR) return [];
    return `${method ?? 'GET'} ${pagePath(url)} ${status ?? 'no answer'}`;
  });
  return [...new Set(keys)].sort();
}

/** The first sentence of an error without what varies. A word with a number in it is most often an id, or a name that the bundler made. */
const exceptionKind = (text: string) =>
  reasonKind(text).replaceAll(/[\w-]*<number>(?:<number>|[\w-])*/gu, '<id>');

/**
 * The last two labels of a host, so that `api.shop.example` belongs to `www.shop.example`; of an IP address and of `localhost` the whole.
 * Under a suffix such as `co.uk` others belong to it, too: no more than noise.
 */
function siteOf(address: string | null): string | null {
  const host = address === null ? undefined : URL.parse(address)?.hostname;
  if (!host) return null;
  return /^[\d.]+$|:/u.test(host) ? host : host.split('.').slice(-2).join('.');
}

import { decoded } from '../browser/address.ts';
import { siteOf, withoutPrefix } from '../browser/base-url.ts';
import type { RunContext } from '../core/run-context.ts';

/** All of it is an id: a number, a date, a UUID, a hash. */
const ID = /^(?:\d+|\d{4,}(?:[-_]\d+)+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/iu;
/** Fewer digits behind a word name something: `step-2`, `iphone-15`. */
const NUMBER_IN_NAME = /^\d{4,}$/u;
const RANDOM_MIN_LENGTH = 6;
/** How often letters and digits alternate in a random text: `8fK2x9`, but not `h264video`. */
const RANDOM_MIN_CHANGES = 3;
/** Capital letters, small ones and digits, in a text as long as this: `NffrFeUfNV2Hib`. */
const RANDOM_MIXED = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{12,}$/u;
/** As long as the contract allows. */
const MAX_LENGTH = 500;

/** What is known of the pages of a run. */
export type PagesOfRun = Pick<RunContext, 'startingUrl' | 'baseUrl' | 'values'>;

/** Host and path of a URL, without parts that differ between visits: numbers and ids in the path, values of the query. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  return url && url.host !== ''
    ? `${url.host}${pathKey(url, url.pathname)}`
    : (address.split(/[?#]/u)[0] ?? '');
}

/**
 * The name of a page in a plan: as `pageKey`, but on the site of the starting page without its host, so that other deployments share the
 * plan, and without values of the run. Contains no secret.
 */
export function pagePattern(address: string, { startingUrl, baseUrl, values }: PagesOfRun): string {
  const url = URL.parse(address);
  if (!url || url.host === '') return values.mask(pageKey(address)).slice(0, MAX_LENGTH);
  const { host, prefix } = siteOf(startingUrl, baseUrl);
  const key =
    url.host === host
      ? pathKey(url, withoutPrefix(url.pathname, prefix), values.isValue)
      : `${url.host}${pathKey(url, url.pathname, values.isValue)}`;
  return values.mask(key).slice(0, MAX_LENGTH);
}

function pathKey(url: URL, path: string, isValue: (segment: string) => boolean = () => false): string {
  const segments = path.split('/').map((segment) => (isValue(decoded(segment)) ? '*' : withoutIds(segment)));
  const names = [...new Set([...url.searchParams.keys()].map(withoutIds))].sort();
  return `${segments.join('/')}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** `order-1234` and `ord_8fK2x9` without what differs between visits. */
function withoutIds(name: string): string {
  if (ID.test(name)) return '*';
  return name.replaceAll(/[A-Za-z0-9]+/gu, (word, start: number) => {
    // Part of an escaped character.
    if (name[start - 1] === '%') return word;
    return NUMBER_IN_NAME.test(word) || isRandom(word) ? '*' : word;
  });
}

function isRandom(word: string): boolean {
  if (word.length < RANDOM_MIN_LENGTH) return false;
  const changes = (word.match(/\d+|[A-Za-z]+/gu)?.length ?? 1) - 1;
  return changes >= RANDOM_MIN_CHANGES || RANDOM_MIXED.test(word);
}

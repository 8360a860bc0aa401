import { cleanText, comparableText } from 'shared/step-language';
import { spellingsOf } from './address-spellings.ts';
import type { AssertedPage, Described } from './asserted-page.ts';
import { agrees, expectation } from './measure.ts';
import type { AssertionOf, Verdict } from './verdict.ts';
import { listed, shorten } from './wording.ts';

type PageAssertion = AssertionOf<'page'>;
type PageNamed = AssertionOf<'pageNamed'>;

export interface PageFacts {
  /** The URL or title. */
  actual: string;
  /** Whether a URL may be given by its path, too. */
  isOnStartingSite: boolean;
}

export async function pageFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { property }: PageAssertion,
): Promise<PageFacts> {
  return property === 'url'
    ? { actual: page.address(), isOnStartingSite: page.isOnStartingSite() }
    : { actual: await page.title(), isOnStartingSite: false };
}

/** The URL or the title of the page. A URL on the site of the starting URL may be given by its path, too. */
export function judgePage<E>(assertion: PageAssertion, facts: PageFacts): Verdict<E> {
  const isUrl = assertion.property === 'url';
  const isSo = isUrl ? urlAgrees(facts, assertion) : agrees([facts.actual], assertion);
  if (isSo) return { result: 'holds' };
  const name = isUrl ? 'URL' : 'page title';
  const isOtherTitle = !isUrl && assertion.comparison === 'is' && !assertion.negated;
  return {
    result: 'fails',
    text: `The ${name} is "${shorten(facts.actual)}"; expected that ${expectation(assertion)}.`,
    ...(isOtherTitle && { shown: { text: cleanText(facts.actual) } }),
  };
}

function urlAgrees(facts: PageFacts, { comparison, text, negated }: PageAssertion): boolean {
  const fold = (one: string) => (negated ? one.toLowerCase() : one);
  const want = fold(text.trim());
  const forms = formsOf(facts).map(fold);
  const compare = (form: string): boolean => {
    if (comparison === 'is') return form === want || form === `${want}/`;
    if (comparison === 'contains') return form.includes(want);
    return comparison === 'starts with' ? form.startsWith(want) : form.endsWith(want);
  };
  return forms.some(compare) !== negated;
}

/** A URL as it can be written: whole or, on the site of the starting URL, from its path on; its letters encoded or not. */
function formsOf({ actual: url, isOnStartingSite }: PageFacts): string[] {
  const { pathname, search, hash } = new URL(url);
  const forms = isOnStartingSite ? [url, pathname, pathname + search, pathname + search + hash] : [url];
  return forms.flatMap(spellingsOf);
}

interface PageNamedFacts {
  title: string;
  /** The visible headings of level 1. */
  headings: string[];
}

export async function pageNamedFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
): Promise<PageNamedFacts> {
  const [title, headings] = await Promise.all([page.title(), page.mainHeadings()]);
  return { title, headings };
}

/** A page is named by its title or by a visible heading of level 1; case does not count. */
export function judgePageNamed<E>(
  { name, negated }: PageNamed,
  { title, headings }: PageNamedFacts,
): Verdict<E> {
  const fold = (text: string) => comparableText(text).toLowerCase();
  if ([title, ...headings].some((one) => fold(one) === fold(name)) !== negated) return { result: 'holds' };
  const headed = headings.length > 0 ? ` and headed ${listed(headings)}` : '';
  return { result: 'fails', text: `The page is titled "${shorten(title)}"${headed}.` };
}

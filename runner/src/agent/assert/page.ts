import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { RunContext } from '../run-context.ts';
import { comparableText } from 'shared/step-language/normal-text';
import { listed, sentenceOf, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { agrees, expectation } from './text-comparison.ts';

/** The URL or the title of the page. A URL on the site of the starting URL may be given by its path, too. */
export async function evaluatePage(
  run: RunContext,
  assertion: AssertionOf<'page'>,
): Promise<AssertionResult> {
  const page = run.window.page();
  const isUrl = assertion.property === 'url';
  const actual = isUrl ? page.url() : await page.title();
  const isTrue = isUrl ? urlAgrees(actual, run.startingUrl, assertion) : agrees([actual], assertion);
  const name = isUrl ? 'URL' : 'page title';
  return {
    isTrue,
    sentence: () =>
      isTrue
        ? sentenceOf(assertion)
        : `The ${name} is "${shorten(actual)}"; expected that ${expectation(assertion)}.`,
  };
}

function urlAgrees(
  url: string,
  startingUrl: string,
  { comparison, text, negated }: AssertionOf<'page'>,
): boolean {
  const fold = (one: string) => (negated ? one.toLowerCase() : one);
  const want = fold(text.trim());
  const forms = formsOf(url, startingUrl).map(fold);
  const compare = (form: string): boolean => {
    if (comparison === 'is') return form === want || form === `${want}/`;
    if (comparison === 'contains') return form.includes(want);
    return comparison === 'starts with' ? form.startsWith(want) : form.endsWith(want);
  };
  return forms.some(compare) !== negated;
}

/** A URL as it can be written: whole or, on the site of the starting URL, from its path on; its letters encoded or not. */
function formsOf(url: string, startingUrl: string): string[] {
  const { origin, pathname, search, hash } = new URL(url);
  const isOnSite = origin !== 'null' && URL.parse(startingUrl)?.origin === origin;
  const forms = isOnSite ? [url, pathname, pathname + search, pathname + search + hash] : [url];
  return forms.flatMap((form) => [form, decoded(form)]);
}

/** Unchanged if it is malformed. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** A page is named by its title or by a visible heading of level 1; case does not count. */
export async function evaluatePageName(
  { window }: RunContext,
  assertion: AssertionOf<'pageNamed'>,
): Promise<AssertionResult> {
  const page = window.page();
  const [title, headings] = await Promise.all([page.title(), evaluateIsolated(page, 'readMainHeadings')]);
  const names = [title, ...headings];
  const fold = (text: string) => comparableText(text).toLowerCase();
  const isTrue = names.some((name) => fold(name) === fold(assertion.name)) !== assertion.negated;
  return {
    isTrue,
    sentence: () =>
      isTrue
        ? sentenceOf(assertion)
        : `The page is titled "${shorten(title)}"${names.length > 1 ? ` and headed ${listed(names.slice(1))}` : ''}.`,
  };
}

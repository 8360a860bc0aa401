import { matches } from '../texts/agreement.ts';
import { containedText } from '../texts/text-pattern.ts';
import type { Session } from '../session.ts';
import type { Expected } from '../check.ts';
import { pageState } from './page-state.ts';
import { comparisonSentence, type CheckOf, type Look } from './look.ts';

export async function lookAtTitle(session: Session, { expected }: CheckOf<'title'>): Promise<Look> {
  const title = await session.window.page().title();
  const isTrue = matches(title, expected) !== expected.isNegated;
  return {
    isTrue,
    sentence: () => comparisonSentence('The title', title, expected, isTrue),
  };
}

export async function lookAtAddress(session: Session, { expected }: CheckOf<'address'>): Promise<Look> {
  const address = session.window.page().url();
  const isTrue = addressMatches(address, expected) !== expected.isNegated;
  return {
    isTrue,
    sentence: () => comparisonSentence('The address', address, expected, isTrue),
  };
}

/** "I am on the cart page": the page's title, a heading of its first rank or a part of its path says so. */
export async function lookWhere(session: Session, { name, isNegated }: CheckOf<'page'>): Promise<Look> {
  const page = session.window.page();
  const title = await page.title();
  const headings = await page.locator('h1').filter({ visible: true }).allInnerTexts();
  const parts = readable(new URL(page.url()).pathname).split('/');
  const words = containedText(name);
  const slug = name.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, '');
  const isHere =
    [title, ...headings].some((text) => words.test(text)) ||
    parts.some((part) => part.toLowerCase().replace(/\.\w+$|[^\p{L}\p{Nd}]+/gu, '') === slug);
  return {
    isTrue: isHere !== isNegated,
    sentence: () =>
      `The page is "${title}" at ${page.url()}${isHere === isNegated ? `; expected that it is ${isNegated ? 'not ' : ''}"${name}"` : ''}.`,
  };
}

export async function lookForSomething(session: Session): Promise<Look> {
  const state = await pageState(session);
  return {
    isTrue: state === 'ready',
    sentence: () => (state === 'ready' ? 'The page shows something.' : `The page is ${state}.`),
  };
}

/** A path stands for itself, a missing last slash does not matter, and a part is a part wherever it stands. */
function addressMatches(address: string, expected: Expected): boolean {
  const url = new URL(address);
  const trim = (text: string) => text.replace(/\/$/u, '');
  const forms = [
    address,
    url.pathname,
    url.pathname + url.search,
    url.pathname + url.search + url.hash,
    url.host + url.pathname,
  ].map(trim);
  const wanted = trim(expected.text);
  if (expected.comparison === 'is') return forms.includes(wanted) || trim(address) === wanted;
  if (expected.comparison === 'starts') return forms.some((form) => form.startsWith(wanted));
  if (expected.comparison === 'ends') return trim(address).endsWith(wanted);
  return address.includes(expected.text) || readable(address).includes(expected.text);
}

/** With its letters instead of their numbers; as it is if it is not well formed. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

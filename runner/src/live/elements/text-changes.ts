import type { Assertion } from 'shared/step-language';
import { occurrence } from 'shared/page-model/assert';
import type { CapturedText } from '../../page/capture/live/capture-document.ts';
import { escapeNames } from '../../values/values.ts';
import { shows } from './assertions-about.ts';
import type { PageCapture } from './capture.ts';
import { isVolatile } from './volatile-text.ts';

/** More texts that disappeared at once say that another view is shown, not that something was removed. */
const MAX_REMOVED = 6;

/** Whether a page shows a text anywhere, in any case or as a part of another one. */
export function hasText({ wholeTexts }: PageCapture, text: string): boolean {
  const pattern = occurrence(text);
  return wholeTexts.some((whole) => pattern.test(whole));
}

const isWorded = (text: string) => /\p{L}{2}/u.test(text);

/** Texts of a role that were nowhere on the page before. */
export function newTexts(before: PageCapture, now: PageCapture, role: CapturedText['role']): Assertion[] {
  return textsOf(now, role)
    .filter((text) => !hasText(before, text))
    .map(shows);
}

/** Texts of removed elements that are nowhere on the page any more, such as that of a deleted row. */
export function removedTexts(before: PageCapture, now: PageCapture): Assertion[] {
  if (before.url !== now.url) return [];
  const gone = new Map([...before.texts].filter(([id]) => !now.texts.has(id)));
  const removed = textsOf({ texts: gone }, 'text').filter((text) => !hasText(now, text));
  if (removed.length > MAX_REMOVED) return [];
  return removed.map((text) => ({ kind: 'shows', text: escapeNames(text), negated: true, place: null }));
}

/** The path of another URL, and another title. */
export function pageChanges(before: PageCapture, now: PageCapture): Assertion[] {
  const path = URL.parse(now.url)?.pathname ?? '/';
  const isNewPath = path !== '/' && !before.url.includes(path) && !isVolatile(path);
  const isNewTitle = now.title !== '' && now.title !== before.title && !isVolatile(now.title);
  const page = (property: 'url' | 'title', text: string): Assertion => ({
    kind: 'page',
    property,
    comparison: property === 'url' ? 'contains' : 'is',
    text: escapeNames(text),
    negated: false,
  });
  return [...(isNewPath ? [page('url', path)] : []), ...(isNewTitle ? [page('title', now.title)] : [])];
}

function textsOf({ texts }: Pick<PageCapture, 'texts'>, role: CapturedText['role']): string[] {
  const found = [...texts.values()].filter((one) => one.role === role).map(({ text }) => text);
  return [...new Set(found)].filter((text) => isWorded(text) && !isVolatile(text));
}

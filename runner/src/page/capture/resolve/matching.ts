/** Which elements can match a name without a closer look, and which of them are visible. */

import { comparableText } from 'shared/step-language/normal-text';
import { shadowRootOf } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { perCall } from '../per-call.ts';
import { allElements, chainOf } from './tree.ts';

/** What holds no text, or one that is a value. */
export const SILENT =
  'script, style, noscript, template, head, option, input, textarea, select, svg title, svg desc';
/** Elements that show more than their `textContent`. */
const shadowed = perCall(
  () =>
    new Set(
      allElements()
        .filter((element) => shadowRootOf(element) || element.localName === 'slot')
        .flatMap(chainOf),
    ),
);
/** A cheap check without computed styles: whether an element contains all words of a name. */
export const holdsWords = (element: Element, wanted: string): boolean => {
  if (shadowed().has(element)) return true;
  const text = comparableText(element.textContent ?? '').toLowerCase();
  return wanted.split(' ').every((word) => text.includes(word));
};

const GIVEN = '[aria-label], [aria-labelledby], [alt], [title], svg';
/** What may be called by something beside it. */
const FIELDS = 'input, select, textarea, [role=combobox], [role=textbox], [contenteditable], iframe';

/** A cheap check without computed styles: false if neither the accessible name nor the visible one can be this. */
export const mayBeCalled = (element: Element, wanted: string): boolean => {
  const { labels } = element as HTMLInputElement;
  const isByContent =
    !labels?.length &&
    !element.matches(GIVEN) &&
    !element.matches(FIELDS) &&
    !element.querySelector(GIVEN) &&
    (element.textContent ?? '').length >= wanted.length;
  return !isByContent || holdsWords(element, wanted);
};

/** Includes boxes without an area whose content is positioned elsewhere. */
const isDrawn = (element: Element): boolean => {
  if (isSeen(element)) return true;
  const { width, height } = element.getBoundingClientRect();
  const isAround = (width === 0 || height === 0) && element.checkVisibility({ visibilityProperty: true });
  return isAround && [...element.children].some(isDrawn);
};

/** The options of a native dropdown are drawn by the browser only while it is open. */
export const isVisible = (element: Element): boolean =>
  isDrawn(element.matches('option, optgroup') ? (element.closest('select') ?? element) : element);

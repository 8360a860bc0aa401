/** Whether a name or a visible text matches a target. */

import { comparableText } from 'shared/step-language/normal-text';
import { childrenOf, shadowRootOf } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { perCall } from '../per-call.ts';
import { nameOf, seenNamesOf, textNextToControls, visibleTextOf } from './names.ts';
import { roleOf } from './roles.ts';
import { allElements, chainOf } from './tree.ts';

/** For comparisons, in lower case, without the star or colon at the end of a label. */
export const plain = (text: string): string => {
  const cleaned = comparableText(text).toLowerCase();
  return cleaned.replace(/[\s*:]+$/, '') || cleaned;
};

const SILENT =
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
const holdsWords = (element: Element, wanted: string): boolean => {
  if (shadowed().has(element)) return true;
  const text = comparableText(element.textContent ?? '').toLowerCase();
  return wanted.split(' ').every((word) => text.includes(word));
};

const GIVEN = '[aria-label], [aria-labelledby], [alt], [title], svg';

/** Whether this is the accessible name of an element, or the one that a person sees. */
export const isCalled = (element: Element, name: string): boolean => {
  const wanted = plain(name);
  const isByContent =
    !element.matches(GIVEN) &&
    !element.matches('input, select, textarea') &&
    !element.querySelector(GIVEN) &&
    (element.textContent ?? '').length >= wanted.length;
  if (isByContent && !holdsWords(element, wanted)) return false;
  return plain(nameOf(element)) === wanted || seenNamesOf(element).some((seen) => plain(seen) === wanted);
};

/** Whether the whole visible text of an element is this name. */
export const showsWhole = (element: Element, name: string): boolean =>
  holdsWords(element, plain(name)) && plain(visibleTextOf(element)) === plain(name);

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

const foundTexts = perCall(() => new Map<string, Element[]>());

/** The innermost visible elements whose whole text this is. */
export const textsCalled = (name: string): Element[] => {
  const wanted = plain(name);
  const before = foundTexts().get(wanted);
  if (before) return before;
  const found: Element[] = [];
  /** @returns whether no ancestor of this element can match: the text is in it, or it shows something else. */
  const search = (element: Element): boolean => {
    if (element.matches(SILENT) || !holdsWords(element, wanted)) return false;
    const inner = childrenOf(element).filter((child) => child instanceof Element);
    if (inner.map(search).some(Boolean)) return true;
    const text = visibleTextOf(element);
    const isWhole = plain(text) === wanted || plain(textNextToControls(element) ?? '') === wanted;
    if (!isWhole) return !wanted.includes(comparableText(text).toLowerCase());
    if (isSeen(element)) found.push(element);
    return true;
  };
  if (wanted !== '' && document.body) search(document.body);
  foundTexts().set(wanted, found);
  return found;
};

/** The anchors of a name inside a row or card: texts, and controls and images of that name. */
export const signsOf = (name: string): Element[] => {
  const named = allElements().filter(
    (element) =>
      /^(?:button|link|img|image|heading|checkbox|radio|switch)$/.test(roleOf(element)) &&
      isCalled(element, name),
  );
  return [...new Set([...textsCalled(name), ...named.filter(isSeen)])];
};

import type { Basics } from '../../probe/basics.ts';
import type { Visibility } from '../../probe/visibility.ts';
import type { Names } from './names.ts';
import type { Roles } from './roles.ts';
import type { Tree } from './tree.ts';

/** Runs inside the page: whether a name or a visible text matches a target. */
export function matching({
  all,
  chainOf,
  childrenOf,
  comparable,
  isSeen,
  nameOf,
  roleOf,
  seenNamesOf,
  shadowRootOf,
  textNextToControls,
  visibleTextOf,
}: Basics & Visibility & Tree & Roles & Names) {
  /** For comparisons, in lower case, without the star or colon at the end of a label. */
  const plain = (text: string): string => {
    const cleaned = comparable(text).toLowerCase();
    return cleaned.replace(/[\s*:]+$/, '') || cleaned;
  };

  const SILENT =
    'script, style, noscript, template, head, option, input, textarea, select, svg title, svg desc';
  /** Elements that show more than their `textContent`. */
  const shadowed = new Set(
    all.filter((element) => shadowRootOf(element) || element.localName === 'slot').flatMap(chainOf),
  );
  /** A cheap check without computed styles: whether an element contains all words of a name. */
  const holdsWords = (element: Element, wanted: string): boolean => {
    if (shadowed.has(element)) return true;
    const text = comparable(element.textContent ?? '').toLowerCase();
    return wanted.split(' ').every((word) => text.includes(word));
  };

  const GIVEN = '[aria-label], [aria-labelledby], [alt], [title], svg';

  /** Whether this is the accessible name of an element, or the one that a person sees. */
  const isCalled = (element: Element, name: string): boolean => {
    const wanted = plain(name);
    const isByContent =
      !element.matches(GIVEN) &&
      !element.matches('input, select, textarea') &&
      !element.querySelector(GIVEN) &&
      (element.textContent ?? '').length >= wanted.length;
    if (isByContent && !holdsWords(element, wanted)) return false;
    return plain(nameOf(element)) === wanted || seenNamesOf(element).some((seen) => plain(seen) === wanted);
  };

  const showsWhole = (element: Element, name: string): boolean =>
    holdsWords(element, plain(name)) && plain(visibleTextOf(element)) === plain(name);

  /** Includes boxes without an area whose content is positioned elsewhere. */
  const isDrawn = (element: Element): boolean => {
    if (isSeen(element)) return true;
    const { width, height } = element.getBoundingClientRect();
    const isAround = (width === 0 || height === 0) && element.checkVisibility({ visibilityProperty: true });
    return isAround && [...element.children].some(isDrawn);
  };

  /** The options of a native dropdown are drawn by the browser only while it is open. */
  const isVisible = (element: Element): boolean =>
    isDrawn(element.matches('option, optgroup') ? (element.closest('select') ?? element) : element);

  const foundTexts = new Map<string, Element[]>();

  /** The innermost visible elements whose whole text this is. */
  const textsCalled = (name: string): Element[] => {
    const wanted = plain(name);
    const before = foundTexts.get(wanted);
    if (before) return before;
    const found: Element[] = [];
    /** @returns whether no ancestor of this element can match: the text is in it, or it shows something else. */
    const search = (element: Element): boolean => {
      if (element.matches(SILENT) || !holdsWords(element, wanted)) return false;
      const inner = childrenOf(element).filter((child) => child instanceof Element);
      if (inner.map(search).some(Boolean)) return true;
      const text = visibleTextOf(element);
      const isWhole = plain(text) === wanted || plain(textNextToControls(element) ?? '') === wanted;
      if (!isWhole) return !wanted.includes(comparable(text).toLowerCase());
      if (isSeen(element)) found.push(element);
      return true;
    };
    if (wanted !== '' && document.body) search(document.body);
    foundTexts.set(wanted, found);
    return found;
  };

  /** The anchors of a name inside a row or card: texts, and controls and images of that name. */
  const signsOf = (name: string): Element[] => {
    const named = all.filter(
      (element) =>
        /^(?:button|link|img|image|heading|checkbox|radio|switch)$/.test(roleOf(element)) &&
        isCalled(element, name),
    );
    return [...new Set([...textsCalled(name), ...named.filter(isSeen)])];
  };

  return { plain, isCalled, showsWhole, isVisible, textsCalled, signsOf };
}

export type Matching = ReturnType<typeof matching>;

/** The document as one tree, with its shadow roots. */

import { parentOf, shadowRootOf } from '../dom/basics.ts';
import { perCall } from '../per-call.ts';

/** Of a document, a shadow root or an element, in the page's order. */
export const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const shadowRoot = shadowRootOf(element);
    return shadowRoot ? [element, ...elementsIn(shadowRoot)] : [element];
  });

/** All elements of the document, in the page's order. */
export const allElements = perCall(() => elementsIn(document));
const hasShadows = perCall(() => allElements().some((element) => shadowRootOf(element)));

/** The closest element that passes a test, from an element outwards. */
export const closestOf = (element: Element, test: (node: Element) => boolean): Element | null => {
  let node: Element | null = element;
  while (node && !test(node)) node = parentOf(node);
  return node;
};

/** The element itself, then its ancestors. */
export const chainOf = (element: Element): Element[] => {
  const chain: Element[] = [];
  closestOf(element, (node) => chain.push(node) < 0);
  return chain;
};

/** Whether an element is a descendant of another one or the same. */
export const isWithin = (element: Element, outer: Element): boolean =>
  outer.contains(element) || (hasShadows() && closestOf(element, (node) => node === outer) !== null);

/** The resolver of the page model on the document. */

import * as pageModel from 'shared/page-model';
import type { Kind, Place, Purpose, Target } from 'shared/step-language';
import { livePage } from './live-page.ts';

/** Whether an element is of a kind of the step language. */
export const isOfKind = (element: Element, kind: Kind) => pageModel.isOfKind(livePage(), element, kind);

/** Whether an element can be used for a purpose. */
export const isFor = (element: Element, purpose: Purpose) => pageModel.isFor(livePage(), element, purpose);

/** The kind by which results describe an element; null: it is a text or box. */
export const kindOf = (element: Element) => pageModel.kindOf(livePage(), element);

/** The name of an element, else its text, without the marks at the end of labels; may be empty. */
export const titleOf = (element: Element) => pageModel.titleOf(livePage(), element);

/** e.g. `button "Buy now"`; never the value of a field. */
export const describe = (element: Element) => pageModel.describe(livePage(), element);

/** The short texts of an element's leaves, in order. @param except a part that is left out */
export const textsIn = (holder: Element, except?: Element) => pageModel.textsIn(livePage(), holder, except);

/** Whether this is the accessible name of an element, or the one that a person sees. */
export const isCalled = (element: Element, name: string) => pageModel.isCalled(livePage(), element, name);

/** The elements that a target matches, in document order. */
export const find = (target: Target, purpose: Purpose, leniency?: pageModel.Leniency) =>
  pageModel.find(livePage(), target, purpose, leniency);

/** What there is in the place of a target that was not found. */
export const surroundingsOf = (target: Target, purpose: Purpose) =>
  pageModel.surroundingsOf(livePage(), target, purpose);

/** The elements of each region of a place; siblings below a heading are included themselves. Only for `in` and `under`. */
export const regionsOf = (place: Place) => pageModel.regionsOf(livePage(), place);

/** The frames to search as well, each with the rest of the place. */
export const framesFor = (place: Place | null) => pageModel.framesFor(livePage(), place);

/** The frames to search for a target as well, each with what it is in there. */
export const searchesInFrames = (target: Target, purpose: Purpose) =>
  pageModel.searchesInFrames(livePage(), target, purpose);

/** What the part of the page is called that an element is in; empty: nothing names it. */
export const sectionTitle = (element: Element) => pageModel.sectionTitle(livePage(), element);

/** The first `count` targets that match only this element, the simplest first. @param lasts as in the page model */
export const targetsFor = (element: Element, purpose: Purpose, count: number, lasts: boolean): Target[] => {
  const targets: Target[] = [];
  for (const target of pageModel.targetsFor(livePage(), element, purpose, lasts))
    if (targets.push(target) === count) break;
  return targets;
};

/** For one of several elements that a target matches, one that matches only this element; null: there is none. */
export const offerFor = (element: Element, target: Target, purpose: Purpose) =>
  pageModel.offerFor(livePage(), element, target, purpose);

/** The cell of a row by its column. */
export const inColumn = (cell: Element) => pageModel.inColumn(livePage(), cell);

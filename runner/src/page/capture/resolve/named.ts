/** The elements of a name and kind, anywhere in the document. */

import type { Kind, Target } from 'shared/step-language';
import { mergedRowsOf } from '../dom/table-grid.ts';
import { isFor, isOfKind, type Purpose } from './kinds.ts';
import { isCalled, plain, showsWhole, signsOf, textsCalled } from './matching.ts';
import { nameOf, visibleTextOf } from './names.ts';
import { roleOf } from './roles.ts';
import { boxOf, cardAround, rangeOf } from './sections.ts';
import { allElements, chainOf, closestOf, isWithin } from './tree.ts';

const TITLED = new Set<Kind>(['section', 'card', 'list', 'table', 'form', 'dialog', 'navigation', 'menu']);
const BY_CONTENT = new Set<Kind>(['row', 'item', 'card', 'cell']);
const BY_TEXT = new Set<Kind>(['message', 'tooltip', 'item', 'cell', 'row']);

/** All elements of a kind. */
export const ofKind = (kind: Kind) => allElements().filter((element) => isOfKind(element, kind));
const inOrder = (elements: Element[]) => {
  const chosen = new Set(elements);
  return allElements().filter((element) => chosen.has(element));
};

/** The headings of a name. */
export const headingsCalled = (name: string) =>
  allElements().filter((element) => roleOf(element) === 'heading' && isCalled(element, name));

/** Boxes that start with a heading or summary, and the lists and tables below a heading. */
const titled = (kind: Kind, name: string): Element[] => {
  const isKind = (element: Element) => isOfKind(element, kind);
  const folds = allElements().filter((element) => element.localName === 'details' && isKind(element));
  const opened = folds.filter((fold) =>
    [...fold.children].some((child) => child.localName === 'summary' && showsWhole(child, name)),
  );
  const boxes = headingsCalled(name).flatMap((heading) => {
    const box = boxOf(heading, isKind);
    if (kind === 'section' || kind === 'card' || (box && isKind(box))) return box ?? [];
    if (kind === 'dialog') return closestOf(heading, isKind) ?? [];
    const below = rangeOf(heading).flatMap((root) =>
      allElements().filter((one) => isKind(one) && isWithin(one, root)),
    );
    return below.filter((one) => !below.some((other) => other !== one && isWithin(one, other)));
  });
  return [...opened, ...boxes];
};

const byContent = (kind: Kind, name: string): Element[] =>
  signsOf(name).flatMap((sign) => {
    const merged = kind === 'row' ? mergedRowsOf(sign) : [];
    if (merged.length > 0) return merged.filter((row) => isOfKind(row, kind));
    const own = closestOf(sign, (node) => isOfKind(node, kind));
    return own ?? (kind === 'card' ? (cardAround(sign) ?? []) : []);
  });

const ofKindCalled = (kind: Kind, name: string): Element[] => {
  if (kind === 'text') return textsCalled(name);
  const isFrame = (element: Element) =>
    kind === 'frame' &&
    [element.id, element.getAttribute('name')].some((id) => id && plain(id) === plain(name));
  const own = ofKind(kind).filter(
    (element) =>
      isCalled(element, name) || isFrame(element) || (BY_TEXT.has(kind) && showsWhole(element, name)),
  );
  return inOrder([
    ...own,
    ...(TITLED.has(kind) ? titled(kind, name) : []),
    ...(BY_CONTENT.has(kind) ? byContent(kind, name) : []),
  ]);
};

/** Alternative texts and titles of elements that are no controls. */
const hinted = (name: string) =>
  allElements().filter((element) =>
    [element.getAttribute('alt'), element.getAttribute('title')].some(
      (text) => text && plain(text) === plain(name),
    ),
  );

/** Whether a text is a part of a control, or labels it. */
const belongsTo = (text: Element, control: Element): boolean =>
  isWithin(text, control) ||
  [...((control as HTMLInputElement).labels ?? [])].some((label) => isWithin(text, label)) ||
  (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).some((id) => id !== '' && id === text.id);

/**
 * Candidates for a target without its place and number: sets of elements, of which the first non-empty one counts.
 * @param isEveryMeant includes controls and other texts of that name
 */
export const meanings = (
  { name, kind }: Target,
  purpose: Purpose,
  isEveryMeant: boolean,
): (() => Element[])[] => {
  if (kind !== null) {
    const files = () =>
      allElements().filter((element) => isFor(element, 'file') && (name === null || isCalled(element, name)));
    const own = () => (name === null ? ofKind(kind) : ofKindCalled(kind, name));
    return purpose === 'file' ? [files, own] : [own];
  }
  const fitting = () => allElements().filter((element) => isFor(element, purpose));
  if (name === null) return [fitting];
  const controls = () => fitting().filter((element) => isCalled(element, name));
  const texts = () => inOrder([...textsCalled(name), ...hinted(name)]);
  if (isEveryMeant) {
    const found = controls();
    const others = texts().filter((text) => !found.some((control) => belongsTo(text, control)));
    return [() => inOrder([...found, ...others])];
  }
  return purpose === 'click' || purpose === 'any' ? [controls, texts] : [controls];
};

/** Removes ancestors of another match with the same text, and elements of which another match is the heading. */
export const withoutWrappers = (elements: Element[]): Element[] => {
  const isSame = (outer: Element, inner: Element) => {
    const [shown, shownAround] = [plain(visibleTextOf(inner)), plain(visibleTextOf(outer))];
    if (shown !== '' && shown === shownAround) return true;
    const name = plain(nameOf(inner)) || shown;
    const isAllOfIt = ['', name].includes(shownAround);
    return plain(nameOf(outer)) === name && (isAllOfIt || roleOf(inner) === 'heading');
  };
  const wrappers = new Set<Element>();
  const chosen = new Set(elements);
  for (const inner of elements)
    for (const outer of chainOf(inner).slice(1))
      if (chosen.has(outer) && isSame(outer, inner)) wrappers.add(outer);
  return elements.filter((element) => !wrappers.has(element));
};

/** Descriptions of elements. */

import { cleanText } from 'shared/step-language/normal-text';
import { kindOf } from './kinds.ts';
import { isVisible } from './matching.ts';
import { nameOf, visibleTextOf } from './names.ts';
import { allElements, isWithin } from './tree.ts';

const MAX_LENGTH = 80;
const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]';

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The name of an element, else its text, without the marks at the end of labels; may be empty. */
export const titleOf = (element: Element): string => {
  const title = nameOf(element) || (element.matches(FIELDS) ? '' : visibleTextOf(element));
  return cleanText(title.replace(/[\s*:]+$/, '') || title);
};

/** e.g. `button "Buy now"`; never the value of a field. */
export const describe = (element: Element): string => {
  const title = titleOf(element);
  const kind = kindOf(element) ?? (title === '' ? 'element' : 'text');
  return title === '' ? kind : `${kind} "${shorten(title)}"`;
};

/** Whether an element has a text that is in no other element in it. */
export const holdsOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** A text that may be repeated: nothing that a person has typed or chosen. */
export const holdsText = (element: Element) =>
  !element.matches('script, style, option, select, textarea') &&
  !(element instanceof HTMLElement && element.isContentEditable) &&
  holdsOwnText(element);

/** The short texts of an element's leaves, in order. @param except a part that is left out */
export const textsIn = (holder: Element, except: Element | null = null): string[] => {
  const leaves = allElements().filter(
    (element) =>
      holdsText(element) &&
      isWithin(element, holder) &&
      !(except && isWithin(element, except)) &&
      isVisible(element),
  );
  const texts = leaves.map(visibleTextOf).filter((text) => text !== '' && text.length <= MAX_LENGTH);
  return [...new Set(texts)];
};

/** Which control says of itself that it shows a part of the page. */

import { cleanText } from 'shared/step-language/normal-text';
import { isSeen } from '../dom/visibility.ts';
import { SILENT } from './matching.ts';
import { elementOf, idOf } from './registry.ts';
import { describe } from './resolver.ts';
import { roleOf } from './roles.ts';
import { allElements, chainOf, elementsIn, isWithin } from './tree.ts';

/** A control that shows a hidden element. */
export interface Revealer {
  id: string;
  /** e.g. `button "Filters"` */
  description: string;
  /** Whether it says that it is collapsed; else it is clicked. */
  isCollapsed: boolean;
  /** It says nothing of it, but what it stands in holds the hidden element, too: the pointer over it may show it. */
  isGuess?: boolean;
}

/** The elements around a part, in its shadow root or the document. */
const nearby = (part: Element, selector: string): Element[] => {
  const root = part.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? [...root.querySelectorAll(selector)] : [];
};

/** Those that name the part as what they control or open, and the tab that a panel names as its own. */
const controlsOf = (part: Element): Element[] => {
  const id = CSS.escape(part.id);
  const [labelId = ''] = (part.getAttribute('aria-labelledby') ?? '').trim().split(/\s+/u);
  const naming = [`[aria-controls~="${id}"]`, `[popovertarget="${id}"]`, `[commandfor="${id}"]`];
  return [
    ...(id === '' ? [] : nearby(part, naming.join(', '))),
    ...(labelId === '' ? [] : nearby(part, `[role=tab][id="${CSS.escape(labelId)}"]`)),
  ];
};

/** What stands right before the part and folds it, as a menu below its button. */
const foldBefore = (part: Element): Element[] => {
  const before = part.previousElementSibling;
  const folds = before ? [before, ...before.querySelectorAll('*')] : [];
  const collapsed = folds.filter((one) => one.getAttribute('aria-expanded') === 'false');
  return collapsed.length === 1 ? collapsed : [];
};

/** Whether a control can still show something: it is not expanded or selected already. */
const isClosed = (control: Element): boolean =>
  control.getAttribute('aria-expanded') !== 'true' && control.getAttribute('aria-selected') !== 'true';

const summaryOf = (details: HTMLDetailsElement): Element | null =>
  [...details.children].find((child) => child.localName === 'summary') ?? null;

/** The control of the innermost hidden part around an element that can be used; null: no control says that it shows it. */
export function findRevealer(_: unknown, { id }: { id: string }): Revealer | null {
  const element = elementOf(id);
  return element && revealerOf(element);
}

/** The same for the only element of the document that holds a text, in whatever spelling of spaces and quotes. */
export function findRevealerOfText(_: unknown, { text }: { text: string }): Revealer | null {
  const holder = onlyInnermost(elementsWithText(text).filter((element) => !element.matches(SILENT)));
  return holder && revealerOf(holder);
}

/** In the page's order. What an element does not hold, none of its children holds. */
function elementsWithText(text: string): Element[] {
  const wanted = cleanText(text);
  const found = new Set<Element>();
  for (const element of allElements()) {
    const parent = element.parentElement;
    if (parent && !found.has(parent)) continue;
    if (cleanText(element.textContent ?? '').includes(wanted)) found.add(element);
  }
  return [...found];
}

/** The only one of the elements that none of the others is within; null: there are several. `elements`: in the page's order. */
function onlyInnermost(elements: Element[]): Element | null {
  // What is within an element follows it: the last one is innermost, and any other one must be around it.
  const last = elements.at(-1);
  const around = new Set(last ? chainOf(last) : []);
  return last && elements.every((element) => around.has(element)) ? last : null;
}

function revealerOf(element: Element): Revealer | null {
  for (const part of chainOf(element)) {
    const isFolded = part instanceof HTMLDetailsElement && !part.open && part !== element;
    const summary = isFolded ? summaryOf(part) : null;
    if (!summary && isSeen(part)) continue;
    const controls = summary ? [summary] : [...controlsOf(part), ...foldBefore(part)];
    const control = controls.find((one) => isSeen(one) && isClosed(one) && !isWithin(element, one));
    if (!control) continue;
    const isCollapsed = summary !== null || control.getAttribute('aria-expanded') === 'false';
    return { id: idOf(control), description: describe(control), isCollapsed };
  }
  const title = titleOfEntry(element);
  return title && { id: idOf(title), description: describe(title), isCollapsed: false, isGuess: true };
}

/** The link or button that an entry of a list begins with, where something else in the entry is hidden: a menu that the pointer opens. */
function titleOfEntry(element: Element): Element | null {
  const entry = chainOf(element).find((one) => roleOf(one) === 'listitem' && isSeen(one));
  const [first] = entry ? elementsIn(entry).filter((one) => /^(?:link|button)$/.test(roleOf(one))) : [];
  return first && isSeen(first) && !isWithin(element, first) ? first : null;
}

/**
 * What identifies elements, by the roles and names that the resolver gives them. It needs the document: attributes, selectors and the text of whole
 * rows are in no model. Only the name of the section is the resolver's.
 */

import type { Fingerprint } from 'shared/contract';
import { cleanText } from 'shared/step-language/normal-text';
import type { Site } from '../../../browser/base-url.ts';
import {
  attributeOf,
  attributesInCommon,
  attributesOf,
  type LastingAttributes,
} from './lasting-attributes.ts';
import { formLabelsOf } from '../dom/labels.ts';
import { isVisible } from './matching.ts';
import { isInFront } from './modals.ts';
import { visibleTextOf } from './names.ts';
import { idOf } from './registry.ts';
import { roleOf } from './roles.ts';
import { allElements, closestOf, isWithin } from './tree.ts';
import { describe, isCalled, isFor, sectionTitle, titleOf } from './resolver.ts';

/** What can be said of an element in its document; becomes a `Fingerprint` outside of the page. */
export interface SeenElement
  extends
    LastingAttributes,
    Pick<Fingerprint, 'label' | 'placeholder' | 'alt' | 'title' | 'text' | 'section'> {
  /** Its id in the registry. */
  key: string;
  /** Of its document. */
  url: string;
  role: string | null;
  name: string | null;
  /** e.g. `button "Buy now"`. */
  description: string;
  /** The text of its row without its own and that of buttons; null: it is in none. */
  row: string | null;
  selector: string;
}

/** An element among the others of its document. */
export interface DistinguishedElement extends SeenElement {
  neighbours: string[];
  /** Attributes that others have, too, so that they identify nothing. */
  shared: (keyof LastingAttributes)[];
  /** Others have its role and name, or its attributes, in other rows. */
  isOneOfSeveral: boolean;
}

const MAX_TEXT = 80;
const MAX_NAME = 300;
const MAX_NEIGHBOURS = 8;
/** Elements before and after, and controls among them whose visibility is checked. */
const MAX_DISTANCE = 300;
const MAX_CHECKED = 30;
const ROWS = 'tr, li, article, dt, dd, [role=row], [role=listitem], [role=option], [role=article]';
const BUTTONS = 'button, [role=button], input, select, textarea, script, style';
const TYPED = `input:not([type=radio], [type=submit], [type=button], [type=reset], [type=image], [type=hidden]), select, textarea, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]`;

const rowAround = (element: Element) => closestOf(element, (node) => node.matches(ROWS));

const rowTextOf = (element: Element): string | null => {
  const row = rowAround(element);
  if (!row) return null;
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !isWithin(parentElement, element) && !parentElement.closest(BUTTONS))
      texts.push(textContent ?? '');
  }
  return cleanText(texts.join(' ')) || null;
};

const selectorOf = (start: Element): string => {
  const segments: string[] = [];
  for (let node: Element | null = start; node; node = node.parentElement) {
    if (node.id && !/\d{2}/.test(node.id)) {
      segments.unshift(`#${CSS.escape(node.id)}`);
      break;
    }
    const tag = node.localName;
    const twins = [...(node.parentNode?.children ?? [])].filter((one) => one.localName === tag);
    segments.unshift(twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(node) + 1})` : tag);
  }
  const root = start.getRootNode();
  const own = segments.join(' > ');
  return root instanceof ShadowRoot ? `${selectorOf(root.host)} ${own}` : own;
};

const short = (text: string): string | null => (text === '' || text.length > MAX_TEXT ? null : text);
const sectionOf = (element: Element): string | null => sectionTitle(element).slice(0, MAX_NAME) || null;
const nameIn = (element: Element): string | null => titleOf(element).slice(0, MAX_NAME) || null;

/** What can be said of an element. */
export const seen = (element: Element, site: Site): SeenElement => {
  const [label] = formLabelsOf(element);
  return {
    ...attributesOf(element, site),
    key: idOf(element),
    url: location.href,
    role: roleOf(element) || null,
    name: nameIn(element),
    description: describe(element),
    label: short(cleanText(label?.textContent ?? '')),
    placeholder: attributeOf(element, 'placeholder'),
    alt: attributeOf(element, 'alt'),
    title: attributeOf(element, 'title'),
    text: element.matches(TYPED) ? null : short(visibleTextOf(element)),
    section: sectionOf(element),
    row: rowTextOf(element),
    selector: selectorOf(element),
  };
};

/** The nearest controls in the order of the document, on both sides. */
const neighboursOf = (element: Element): string[] => {
  const [start, own] = [allElements().indexOf(element), nameIn(element)];
  const names = new Set<string>();
  let checked = 0;
  for (let distance = 1; distance <= MAX_DISTANCE; distance++)
    for (const other of [allElements()[start - distance], allElements()[start + distance]]) {
      if (names.size === MAX_NEIGHBOURS || checked === MAX_CHECKED) return [...names];
      if (!other || other.localName === 'option' || !isFor(other, 'click')) continue;
      if (isWithin(other, element) || isWithin(element, other)) continue;
      checked++;
      const name = isVisible(other) ? nameIn(other) : null;
      if (name !== null && name !== own) names.add(name);
    }
  return [...names];
};

/** The same, compared with the other elements of the document. */
export const distinguished = (element: Element, site: Site): DistinguishedElement => {
  const own = seen(element, site);
  const row = rowAround(element);
  const isElsewhere = (other: Element) => own.row !== null && rowAround(other) !== row;
  const sharing = allElements().flatMap((other) => {
    const names = other === element ? [] : attributesInCommon(other, own, site);
    return names.length > 0 ? [{ other, names }] : [];
  });
  // Visibility is the most expensive check: of those in other rows, one is enough.
  const shared = sharing
    .filter(({ other }) => !isElsewhere(other) && isVisible(other))
    .flatMap(({ names }) => names);
  const { name } = own;
  const isTwin = (other: Element) =>
    other !== element && roleOf(other) === (own.role ?? '') && name !== null && isCalled(other, name);
  const isOneOfSeveral =
    own.row !== null &&
    (sharing.some(({ other }) => isElsewhere(other) && isVisible(other)) ||
      allElements().some((other) => isTwin(other) && isVisible(other)));
  return {
    ...own,
    neighbours: neighboursOf(element),
    shared: [...new Set(shared)],
    isOneOfSeveral,
  };
};

/** Visible elements of the same role that have an attribute of a planned one. */
export const withAttributesOf = (planned: Fingerprint, site: Site): Element[] =>
  allElements().filter(
    (element) =>
      (roleOf(element) || null) === planned.role &&
      attributesInCommon(element, planned, site).length > 0 &&
      isVisible(element) &&
      isInFront(element, 'click'),
  );

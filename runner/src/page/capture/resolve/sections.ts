/** The sections of headings. */

import { childrenOf } from '../dom/basics.ts';
import { visibleTextOf } from './names.ts';
import { levelOf, roleOf } from './roles.ts';
import { allElements, chainOf, elementsIn } from './tree.ts';

const LIMITS = 'body, main, dialog, form, fieldset, td, li, section, article, aside, header, nav, footer';
const LIMIT_ROLES = /^(?:main|dialog|alertdialog|region|tabpanel|article|group|complementary|listitem|cell)$/;
const WRAPPER = /(?:^|[-_\s])(?:head|header|heading|title|titlebar)(?:$|[-_\s])/i;

const isLimit = (node: Element) => node.matches(LIMITS) || LIMIT_ROLES.test(roleOf(node));
const headingsIn = (node: Element) => elementsIn(node).filter((element) => roleOf(element) === 'heading');

/** Whether a box starts with this heading and contains no other of its level. */
const belongsTo = (node: Element, heading: Element): boolean => {
  const [first, ...others] = headingsIn(node);
  return first === heading && others.every((other) => levelOf(other) > levelOf(heading));
};

/** The bar at the top of a card that holds its heading and some buttons. */
const isTitleBar = (node: Element) => node.localName === 'header' || WRAPPER.test(node.className.toString());

const holdsMore = (node: Element, heading: Element) =>
  visibleTextOf(node) !== visibleTextOf(heading) ||
  elementsIn(node).some((element) => /^(?:textbox|combobox|checkbox|img|list|table)$/.test(roleOf(element)));

/** The closest box that starts with a heading and contains more than it; semantic ones (`test`) first. */
export const boxOf = (heading: Element, test: (node: Element) => boolean): Element | null => {
  const own = chainOf(heading)
    .slice(1)
    .filter(
      (node) => !node.matches('body, html, main') && belongsTo(node, heading) && holdsMore(node, heading),
    );
  return own.find(test) ?? own.find((node) => !isTitleBar(node)) ?? null;
};

/** The siblings after a heading, up to the next of its level or the end of its parent. */
export const rangeOf = (heading: Element): Element[] => {
  const range: Element[] = [];
  const isNext = (element: Element) => roleOf(element) === 'heading' && levelOf(element) <= levelOf(heading);
  for (const node of chainOf(heading)) {
    if (node !== heading && isLimit(node)) return range;
    const parent = chainOf(node)[1];
    const siblings = parent ? childrenOf(parent).filter((child) => child instanceof Element) : [];
    for (const sibling of siblings.slice(siblings.indexOf(node) + 1)) {
      if (isNext(sibling) || headingsIn(sibling).some(isNext)) return range;
      if (!sibling.matches('footer, [role=contentinfo], script, style')) range.push(sibling);
    }
  }
  return range;
};

/** The closest of several similar sibling boxes around a title that contains more than the title. */
export const cardAround = (title: Element): Element | null => {
  const isOneOfMany = ({ parentElement, tagName, classList }: Element) =>
    [...(parentElement?.children ?? [])].filter(
      (other) => other.tagName === tagName && other.classList[0] === classList[0],
    ).length > 1;
  const around = chainOf(title).slice(1);
  return around.find((node) => isOneOfMany(node) && holdsMore(node, title)) ?? null;
};

/** The last heading before an element. */
export const headingBefore = (element: Element): Element | null =>
  allElements()
    .slice(0, allElements().indexOf(element))
    .filter((node) => roleOf(node) === 'heading')
    .at(-1) ?? null;

/** What boxes and rows are to what is in them. */

import { cellsOf, tableAround } from '../dom/table-grid.ts';
import { oncePerCall } from '../per-call.ts';
import { textNextToControls } from './names.ts';
import { roleOf } from './roles.ts';

const LIMITS = 'body, main, dialog, form, fieldset, td, li, section, article, aside, header, nav, footer';
const LIMIT_ROLES =
  /^(?:main|banner|contentinfo|dialog|alertdialog|region|tabpanel|article|group|complementary|listitem|cell)$/;
const WRAPPER = /(?:^|[-_\s])(?:head|header|heading|title|titlebar)(?:$|[-_\s])/i;

const CHECKBOXES = 'input[type=checkbox], [role=checkbox]';

/** Whether a cell says something. What labels a checkbox that selects all rows names the checkbox. */
const isFilled = (cell: Element): boolean =>
  (cell.textContent ?? '').trim() !== '' &&
  (cell.querySelector(CHECKBOXES) === null || textNextToControls(cell) !== '');

/** A row of one cell that only holds another table, as the pages to choose from below the entries. */
export const isAroundTable = (row: Element): boolean => {
  const [only, ...others] = cellsOf(row);
  return (
    only instanceof HTMLTableCellElement &&
    others.length === 0 &&
    only.colSpan > 1 &&
    only.querySelector('table') !== null
  );
};

/** A row that only names the columns, above or below the others. */
export const isHeaderRow = (row: Element): boolean => {
  const isHeader = (cell: Element) =>
    roleOf(cell) === 'columnheader' ||
    cell.closest(cell.localName === 'th' ? 'thead, tfoot' : 'thead') !== null;
  const cells = cellsOf(row);
  // The first cell of most rows tells.
  return (
    cells.every((cell) => isHeader(cell) || !isFilled(cell)) &&
    cells.some((cell) => isHeader(cell) && isFilled(cell))
  );
};

/** A header below a table that says again what the one above says. */
export const isRepeatedHeader = (cell: Element): boolean =>
  roleOf(cell) === 'columnheader' &&
  cell.closest('tfoot') !== null &&
  (tableAround(cell)?.querySelector(':scope > thead') ?? null) !== null;

/** Whether a heading in it has no meaning beyond it: one in the header of a section does have. */
export const isSectionLimit = (node: Element): boolean =>
  (node.matches(LIMITS) && !(node.localName === 'header' && roleOf(node) !== 'banner')) ||
  LIMIT_ROLES.test(roleOf(node));

/** The bar at the top of a card that holds its heading and some buttons. */
export const isTitleBar = (node: Element): boolean =>
  node.localName === 'header' || WRAPPER.test(node.className.toString());

const lookOf = (element: Element) =>
  `${element.tagName} ${/[^\t\n\f\r ]+/.exec(element.getAttribute('class') ?? '')?.[0] ?? ''}`;

/** How many of the boxes in an element look alike, by their tag and first class. */
const looksIn = oncePerCall((parent: Element) => {
  const looks = new Map<string, number>();
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const look = lookOf(child);
    looks.set(look, (looks.get(look) ?? 0) + 1);
  }
  return looks;
});

/** One of several similar sibling boxes. */
export const isOneOfMany = (element: Element): boolean => {
  const { parentElement } = element;
  return parentElement !== null && (looksIn(parentElement).get(lookOf(element)) ?? 0) > 1;
};

/** An entry of a list that has another role than that, as one that can be dragged. */
export const isEntry = (element: Element): boolean =>
  element.localName === 'li' &&
  !/^(?:listitem|)$/.test(roleOf(element)) &&
  element.parentElement !== null &&
  roleOf(element.parentElement) === 'list';

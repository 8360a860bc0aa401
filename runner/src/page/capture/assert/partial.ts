/** Lists and tables that render only what they are scrolled to. */

import { parentOf, queryAll } from '../dom/basics.ts';
import { boxOf } from '../dom/layout.ts';
import { entriesOf, HOLDERS } from './entries.ts';

/** More than is shown by chance: a border, or half a pixel. */
const SLACK = 2;

type Axis = 'x' | 'y';

const sizesOf = (element: Element, axis: Axis) =>
  axis === 'x'
    ? { inner: element.scrollWidth, outer: element.clientWidth }
    : { inner: element.scrollHeight, outer: element.clientHeight };

const scrolls = (element: Element, axis: Axis): boolean => {
  const { inner, outer } = sizesOf(element, axis);
  return outer > 0 && inner > outer + SLACK && getComputedStyle(element).overflow !== 'visible';
};

/** What scrolls these parts of a holder: a box that they are in, the holder, or a box around it with nothing else. */
const scrollersOf = (holder: Element, parts: Element[], axis: Axis): Element[] => {
  const boxes = new Set([holder]);
  for (let outer = holder.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (outer.childElementCount > 1) break;
    boxes.add(outer);
  }
  for (const part of parts)
    for (let box = parentOf(part); box && !boxes.has(box); box = parentOf(box)) boxes.add(box);
  return [...boxes].filter((element) => scrolls(element, axis));
};

/** Whether a holder says that it has more than it renders, e.g. by `aria-rowcount`; -1 means that it does not know how many. */
const saysMore = (holder: Element, parts: Element[], count: string, index: string): boolean => {
  const said = Number(holder.getAttribute(count) ?? parts[0]?.getAttribute(count) ?? 0);
  const indexes = new Set(parts.flatMap((part) => part.getAttribute(index) ?? []));
  return said === -1 || said > (indexes.size || parts.length);
};

/** Whether a scroller leaves more than what is seen of it at once without entries. */
const hasBlank = (scroller: Element, entries: Element[]): boolean => {
  const start = boxOf(scroller).top - scroller.scrollTop;
  const above = Math.min(...entries.map((entry) => boxOf(entry).top)) - start;
  const below = scroller.scrollHeight - (Math.max(...entries.map((entry) => boxOf(entry).bottom)) - start);
  return Math.max(above, below) > scroller.clientHeight;
};

/** Whether some columns of a table are only there after it was scrolled to them. */
export function lacksColumns(table: Element): boolean {
  if (!table.matches(HOLDERS)) return false;
  const cells = queryAll(table, '[aria-colindex]');
  return (
    saysMore(table, cells, 'aria-colcount', 'aria-colindex') && scrollersOf(table, cells, 'x').length > 0
  );
}

/** The same for the entries of a list or table. Those on another page of it are not meant: it is not scrolled to them. */
export function lacksEntries(holder: Element): boolean {
  if (!holder.matches(HOLDERS)) return false;
  const entries = entriesOf(holder);
  const scrollers = scrollersOf(holder, entries, 'y');
  if (scrollers.length === 0 || entries.length === 0) return false;
  return (
    saysMore(holder, queryAll(holder, 'tr, [role=row]'), 'aria-rowcount', 'aria-rowindex') ||
    saysMore(holder, entries, 'aria-setsize', 'aria-posinset') ||
    scrollers.some((scroller) => hasBlank(scroller, entries))
  );
}

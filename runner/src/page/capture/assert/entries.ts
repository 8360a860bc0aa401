/** Lists and tables with the entries that can be seen. Header and sum rows are none. */

import { parentOf, queryAll } from '../dom/basics.ts';
import { tableAround } from '../dom/table-grid.ts';
import { readTable } from './tables.ts';
import { isSeen } from '../dom/visibility.ts';

const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
const LISTS =
  'ul, ol, menu, [role=list], [role=listbox], [role=feed], [role=tree], [role=menu], [role=tablist]';
const ITEMS =
  'li, article, [role=listitem], [role=option], [role=article], [role=treeitem], [role=menuitem], [role=tab]';
export const HOLDERS = `${TABLES}, ${LISTS}`;

const holderOf = (item: Element): Element | null => {
  let node = parentOf(item);
  while (node && !node.matches(HOLDERS)) node = parentOf(node);
  return node;
};

/** The visible entries of a list or table. */
export const entriesOf = (holder: Element): Element[] => {
  if (holder.matches(TABLES)) return readTable(tableAround(holder)).lines.map(({ row }) => row);
  return queryAll(holder, ITEMS).filter((item) => holderOf(item) === holder && isSeen(item));
};

/** Lists and tables in an element, itself included, that have entries. */
export const holdersIn = (root: Element): Element[] =>
  [...(root.matches(HOLDERS) ? [root] : []), ...queryAll(root, HOLDERS)].filter(
    (holder) => isSeen(holder) && entriesOf(holder).length > 0,
  );

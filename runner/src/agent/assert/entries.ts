import type { DomProbe } from '../probe/dom-probe.ts';
import type { Tables } from '../probe/tables.ts';

/** Runs inside the page: lists and tables with the entries that can be seen. Header and sum rows are none. */
export function entries({ isSeen, parentOf, queryAll, readTable, tableAround }: DomProbe & Tables) {
  const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
  const LISTS =
    'ul, ol, menu, [role=list], [role=listbox], [role=feed], [role=tree], [role=menu], [role=tablist]';
  const ITEMS =
    'li, article, [role=listitem], [role=option], [role=article], [role=treeitem], [role=menuitem], [role=tab]';
  const HOLDERS = `${TABLES}, ${LISTS}`;

  const holderOf = (item: Element): Element | null => {
    let node = parentOf(item);
    while (node && !node.matches(HOLDERS)) node = parentOf(node);
    return node;
  };

  const entriesOf = (holder: Element): Element[] => {
    if (holder.matches(TABLES)) return readTable(tableAround(holder)).lines.map(({ row }) => row);
    return queryAll(holder, ITEMS).filter((item) => holderOf(item) === holder && isSeen(item));
  };

  /** Lists and tables in an element, itself included, that have entries. */
  const holdersIn = (root: Element): Element[] =>
    [...(root.matches(HOLDERS) ? [root] : []), ...queryAll(root, HOLDERS)].filter(
      (holder) => isSeen(holder) && entriesOf(holder).length > 0,
    );

  return { entriesOf, holdersIn };
}

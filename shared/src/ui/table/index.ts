/** Tables. A separate entry point: the first load does not need them. */
export { Cell } from './Cell.tsx';
export { HeadCell } from './HeadCell.tsx';
export { RowActions } from './RowActions.tsx';
export { RowLink } from './RowLink.tsx';
export { SortHead } from './SortHead.tsx';
export type { Sorting } from './SortHead.tsx';
export { Table } from './Table.tsx';
export { TableRow } from './TableRow.tsx';
export { VirtualRows } from './VirtualRows.tsx';
export { rowKeyHandler } from './row-keys.ts';

import type { BlueprintListItem } from 'shared/contract';
import type { ListOrder } from '../../model/list-order.ts';
import type { Selection } from './useSelection.ts';

export interface TableProps {
  items: BlueprintListItem[];
  selection: Selection;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

/** A usual row in px. */
export const ROW_HEIGHT = 65;

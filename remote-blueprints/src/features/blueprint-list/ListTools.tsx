import type { TestsTab } from 'shared/router';
import { ListToolbar } from 'shared/choice';
import { countOf } from '../../model/listed.ts';
import { readOrder, writeOrder, type ListOrder } from '../../model/list-order.ts';

const NEWEST = { value: '-newest', label: 'Newest first' };
const BY_NAME = { value: 'name', label: 'Name' };
const BY_STEPS = { value: '-steps', label: 'Most steps' };
const ORDERS = {
  tests: [
    NEWEST,
    BY_NAME,
    { value: 'suite', label: 'Suite' },
    { value: '-last_run', label: 'Last run' },
    { value: 'last_status', label: 'Failures first' },
    BY_STEPS,
  ],
  modules: [NEWEST, BY_NAME, BY_STEPS, { value: '-used', label: 'Most used' }],
};

interface Props {
  tab: TestsTab;
  text: string;
  onText: (text: string) => void;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  shown: number;
  all: number;
}

/** Search of a list; on a phone, which has no column heads, its order too. */
export function ListTools({ tab, text, onText, order, onOrder, shown, all }: Props) {
  return (
    <ListToolbar
      label={tab === 'tests' ? 'Tests' : 'Modules'}
      search={{ label: `Search ${tab}`, placeholder: `Search ${tab}`, value: text, onChange: onText }}
      sorting={{
        orders: ORDERS[tab],
        order: writeOrder(order),
        onOrder: (value) => onOrder(readOrder(value)),
        isForPhones: true,
      }}
      count={text.trim() === '' ? countOf(all, tab) : `${shown} of ${all}`}
    />
  );
}

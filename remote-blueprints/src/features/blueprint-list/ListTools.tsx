import type { TestsTab } from 'shared/router';
import { media, space, styled } from 'shared/theme';
import { SearchField, Select, Text } from 'shared/ui';
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
    <Root role="search" aria-label={tab === 'tests' ? 'Tests' : 'Modules'}>
      <Words>
        <SearchField label={`Search ${tab}`} placeholder={`Search ${tab}`} value={text} onChange={onText} />
      </Words>
      <PhoneOrder>
        <Select
          label="Sort by"
          isLabelHidden
          options={ORDERS[tab]}
          value={writeOrder(order)}
          onChange={(event) => onOrder(readOrder(event.target.value))}
        />
      </PhoneOrder>
      <Text role="status" size="sm" tone="muted" isNumeric>
        {text.trim() === '' ? `${all} ${all === 1 ? tab.slice(0, -1) : tab}` : `${shown} of ${all}`}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;

const Words = styled.div`
  flex: 0 1 360px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

const PhoneOrder = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

import { media, space, styled } from 'shared/theme';
import { SearchField, Select, Text } from 'shared/ui';
import { SUITE_ORDERS, type SuiteOrder } from '../../model/suite-list.ts';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  order: SuiteOrder;
  onOrder: (order: SuiteOrder) => void;
  /** How many there are; read out when it changes. */
  count: string;
}

/** Search and order of a long list. */
export function SuiteListTools({ search, onSearch, order, onOrder, count }: Props) {
  return (
    <Tools role="search" aria-label="Test suites">
      <Words>
        <SearchField
          label="Search test suites"
          placeholder="Search by name or ID"
          value={search}
          onChange={onSearch}
        />
      </Words>
      <Order>
        <Select
          label="Sort by"
          isLabelHidden
          options={SUITE_ORDERS}
          value={order}
          onChange={(event) => onOrder(event.target.value as SuiteOrder)}
        />
      </Order>
      <Text tone="muted" size="sm" role="status" isNumeric>
        {count}
      </Text>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Words = styled.div`
  flex: 0 1 340px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

const Order = styled.div`
  flex: none;
  width: 160px;
`;

import { media, space, styled } from 'shared/theme';
import { SearchField, Text } from 'shared/ui';
import { Select, type SelectOption } from './Select.tsx';

interface Props<Order extends string> {
  /** What is listed, for those who do not see the heading above it. */
  label: string;
  search: { label: string; placeholder: string; value: string; onChange: (value: string) => void };
  /** Absent where the order is fixed. */
  sorting?: {
    orders: readonly (SelectOption & { value: Order })[];
    order: Order;
    onOrder: (order: Order) => void;
    /** A table sorts by its heads, which a phone does not show. */
    isForPhones?: boolean;
  };
  /** How many there are; read out when it changes. */
  count: string;
}

/** Search and order of a long list. */
export function ListToolbar<Order extends string>({ label, search, sorting, count }: Props<Order>) {
  return (
    <Root role="search" aria-label={label}>
      <Words>
        <SearchField {...search} />
      </Words>
      {sorting && (
        <Choice $isForPhones={sorting.isForPhones ?? false}>
          <Select
            label="Sort by"
            isLabelHidden
            options={sorting.orders}
            value={sorting.order}
            onChange={(event) => sorting.onOrder(event.target.value as Order)}
          />
        </Choice>
      )}
      <Text tone="muted" size="sm" role="status" isNumeric>
        {count}
      </Text>
    </Root>
  );
}

const Root = styled.div`
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

const Choice = styled.div<{ $isForPhones: boolean }>`
  display: ${({ $isForPhones }) => ($isForPhones ? 'none' : 'block')};
  flex: none;
  width: 160px;

  ${media.phone} {
    display: block;
  }
`;

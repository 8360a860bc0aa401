import type { ReactNode, RefObject } from 'react';
import { media, styled } from 'shared/theme';
import { Row, SearchField, Text } from 'shared/ui';
import { Select, type SelectOption } from './Select.tsx';

interface Props<Order extends string> {
  /** The accessible name: what the list contains. */
  label: string;
  search: {
    label: string;
    placeholder: string;
    value: string;
    onChange: (value: string) => void;
    inputRef?: RefObject<HTMLInputElement | null>;
  };
  /** Selects that narrow the list, next to the search. */
  filters?: ReactNode;
  /** Omitted if the order is fixed. */
  sorting?: {
    orders: readonly (SelectOption & { value: Order })[];
    order: Order;
    onOrder: (order: Order) => void;
  };
  /** The number of results; announced when it changes. */
  count: string;
}

/** Search, filters and sort order of a long list. */
export function ListToolbar<Order extends string>({ label, search, filters, sorting, count }: Props<Order>) {
  return (
    <Row wrap role="search" aria-label={label}>
      <Search>
        <SearchField hasShortcut {...search} />
      </Search>
      {filters}
      {sorting && (
        <SortOrder>
          <Select
            label="Sort by"
            isLabelHidden
            options={sorting.orders}
            value={sorting.order}
            onChange={(event) => sorting.onOrder(event.target.value as Order)}
          />
        </SortOrder>
      )}
      <Text tone="muted" size="sm" role="status" isNumeric>
        {count}
      </Text>
    </Row>
  );
}

const Search = styled.div`
  flex: 0 1 340px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

const SortOrder = styled.div`
  flex: none;
  width: 160px;

  ${media.phone} {
    flex: 1 1 40%;
    width: auto;
  }
`;

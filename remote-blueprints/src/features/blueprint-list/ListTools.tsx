import type { RefObject } from 'react';
import { FilterButton, ListToolbar, Select } from 'shared/choice';
import { lazyPart } from 'shared/remote';
import type { TestsTab } from 'shared/router';
import { ViewsButton } from 'shared/saved-views';
import { media, styled } from 'shared/theme';
import { countOf } from '../../model/listed.ts';
import { isFiltered } from '../../model/list-filter.ts';
import { readOrder, writeOrder } from '../../model/list-order.ts';
import type { ListView } from './useListView.ts';

const TestFilterDialog = lazyPart(
  async () => (await import('./filter/TestFilterDialog.tsx')).TestFilterDialog,
);

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
  view: ListView;
  all: number;
  searchField: RefObject<HTMLInputElement | null>;
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** Search, filters and order of a list. The heads of its columns sort, too, but not by all. */
export function ListTools({ tab, view, all, searchField, filterButton }: Props) {
  const { text, setText, filter, setFilter, failed, order, setOrder, shown } = view;
  const isKnown = failed === undefined || failed.data !== undefined;
  const isWhole = text.trim() === '' && !isFiltered(filter);
  return (
    <ListToolbar
      label={tab === 'tests' ? 'Tests' : 'Modules'}
      search={{
        label: `Search ${tab}`,
        placeholder: `Search ${tab}`,
        value: text,
        onChange: setText,
        inputRef: searchField,
      }}
      filters={
        tab === 'modules' ? (
          <UseFilter view={view} />
        ) : (
          <>
            <FilterButton ref={filterButton}>
              {(onClose) => <TestFilterDialog filter={filter} onFilter={setFilter} onClose={onClose} />}
            </FilterButton>
            <ViewsButton list="tests" query={view.query} />
          </>
        )
      }
      sorting={{
        orders: ORDERS[tab],
        order: writeOrder(order),
        onOrder: (value) => setOrder(readOrder(value)),
      }}
      count={isWhole ? countOf(all, tab) : isKnown ? `${shown.length} of ${all}` : ''}
    />
  );
}

const USES = [
  { value: '', label: 'Used or not' },
  { value: 'yes', label: 'Used' },
  { value: 'no', label: 'Not used' },
];

/** Narrows the modules by whether tests or suites use them. */
function UseFilter({ view: { filter, setFilter } }: { view: ListView }) {
  return (
    <Choice>
      <Select
        label="Use"
        isLabelHidden
        options={USES}
        value={filter.used ?? ''}
        onChange={({ target }) => setFilter({ used: target.value })}
      />
    </Choice>
  );
}

const Choice = styled.div`
  flex: none;
  width: 136px;

  ${media.phone} {
    flex: 1 1 40%;
    width: auto;
    min-width: 0;
  }
`;

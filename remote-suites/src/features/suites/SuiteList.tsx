import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { ListToolbar } from 'shared/choice';
import { Button, EmptyState, Stack } from 'shared/ui';
import {
  countLabel,
  MIN_SEARCHABLE_SUITES,
  matchesSearch,
  sortSuites,
  SUITE_ORDERS,
  type SuiteOrder,
} from '../../model/suite-list.ts';
import { SuiteGrid } from './SuiteGrid.tsx';

interface Props {
  suites: Suite[];
  /** The suite that was just created; it is visible whatever the search. */
  newestId: number | null;
}

/** The cards; with search and sort order if there are many. */
export function SuiteList({ suites, newestId }: Props) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SuiteOrder>('created');
  const isSearchable = suites.length >= MIN_SEARCHABLE_SUITES || search !== '';
  const isShown = (suite: Suite) => suite.id === newestId || matchesSearch(suite, search);
  const count = suites.filter(isShown).length;
  return (
    <Stack gap={4}>
      {isSearchable && (
        <ListToolbar
          label="Test suites"
          search={{
            label: 'Search test suites',
            placeholder: 'Search by name or ID',
            value: search,
            onChange: setSearch,
          }}
          sorting={{ orders: SUITE_ORDERS, order, onOrder: setOrder }}
          count={countLabel(count, suites.length)}
        />
      )}
      {count === 0 && (
        <EmptyState
          icon={<SearchX />}
          text={`No test suite fits “${search.trim()}”.`}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Clear Search
            </Button>
          }
        />
      )}
      <SuiteGrid
        suites={isSearchable ? sortSuites(suites, order) : suites}
        isShown={isShown}
        newestId={newestId}
      />
    </Stack>
  );
}

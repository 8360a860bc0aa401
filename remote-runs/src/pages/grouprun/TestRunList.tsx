import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { ListToolbar, SegmentedControl } from 'shared/choice';
import { paths, useSearchParams } from 'shared/router';
import { Row, Stack, Text } from 'shared/ui';
import { filterItems, type RunFilter } from '../../model/run-filter.ts';
import { outcomeOf } from '../../model/run-status.ts';
import { TestRunsTable } from './TestRunsTable.tsx';

/** Up to this number a search is not necessary. */
const FEW = 10;

interface Props {
  items: GroupRunItem[];
  /** Where the results of a test are, by the id of its run; the identity of the function is stable. */
  addressOf?: (id: number) => string;
}

/** The tests of a run; a long list has a search and a filter for failed tests. */
export function TestRunList({ items, addressOf = testRunAddress }: Props) {
  const List = items.length > FEW ? ManyTestRuns : TestRunsTable;
  return <List items={items} addressOf={addressOf} />;
}

const testRunAddress = (id: number) => paths.testRun(id);

function ManyTestRuns({ items, addressOf }: Required<Props>) {
  const [filter, changeFilter] = useRunFilter();
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterItems(items, wanted), [items, wanted]);
  const failed = items.filter((item) => outcomeOf(item) === 'failed').length;
  return (
    <Stack gap={4}>
      <Row wrap>
        <SegmentedControl
          label="Which tests"
          options={[
            { value: 'all', label: 'All' },
            { value: 'failed', label: `Failed only (${failed})` },
          ]}
          value={filter.isOnlyFailed ? 'failed' : 'all'}
          onChange={(value) => changeFilter({ isOnlyFailed: value === 'failed' })}
        />
        <ListToolbar
          label="Search the tests of this run"
          search={{
            label: 'Search tests',
            placeholder: 'Search tests...',
            value: filter.text,
            onChange: (text) => changeFilter({ text }),
          }}
          count={
            shown.length === items.length ? `${items.length} tests` : `${shown.length} of ${items.length}`
          }
        />
      </Row>
      {shown.length === 0 ? (
        <Text tone="muted">
          {filter.text.trim() === '' ? 'No test has failed.' : `No tests match “${filter.text.trim()}”.`}
        </Text>
      ) : (
        <TestRunsTable items={shown} all={items} addressOf={addressOf} />
      )}
    </Stack>
  );
}

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY_MS = 250;

/** The filter of a run's tests. The address holds it, so that the Back button restores it. */
function useRunFilter(): [RunFilter, (change: Partial<RunFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [filter, setFilter] = useState<RunFilter>(() => ({
    text: parameters.get('q') ?? '',
    isOnlyFailed: parameters.get('only') === 'failed',
  }));
  const isWritten = parameters.toString() === withFilter(parameters, filter).toString();

  useEffect(() => {
    if (isWritten) return;
    const write = () =>
      setParameters((now) => withFilter(now, filter), { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWritten, filter, setParameters]);

  return [filter, (change) => setFilter((now) => ({ ...now, ...change }))];
}

function withFilter(parameters: URLSearchParams, { text, isOnlyFailed }: RunFilter): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('q');
  changed.delete('only');
  if (text !== '') changed.set('q', text);
  if (isOnlyFailed) changed.set('only', 'failed');
  return changed;
}

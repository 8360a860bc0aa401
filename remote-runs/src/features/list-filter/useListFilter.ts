import { useMemo } from 'react';
import { useSearchParams } from 'shared/router';
import { readFilter, writeFilter, type ListFilter } from '../../model/list-filter.ts';

/** What the list of runs is narrowed by. The address holds it, so that it can be shared and the Back button restores it. */
export function useListFilter() {
  const [parameters, setParameters] = useSearchParams();
  const { filter, unknown } = useMemo(() => readFilter(parameters), [parameters]);
  return {
    filter,
    /** What the address has that makes no sense. */
    unknown,
    /** As an address has it; empty: there is none. */
    query: new URLSearchParams(writeFilter(filter)).toString(),
    setFilter: (next: ListFilter) => setParameters(writeFilter(next), { preventScrollReset: true }),
  };
}

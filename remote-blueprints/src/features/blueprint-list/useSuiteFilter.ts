import { useMemo } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { suitesOf, type ListFilter } from '../../model/list-filter.ts';

/**
 * The suites that tests can be filtered by: those with tests, and the one of the address, which may have none. Only for such a one are
 * the company's suites asked for.
 */
export function useSuiteFilter(suite: ListFilter['suite'], items: BlueprintListItem[]) {
  const suites = useMemo(() => suitesOf(items), [items]);
  const isWithoutTests = typeof suite === 'number' && !suites.some(({ id }) => id === suite);
  const { data: all } = useQuery({ ...suitesQuery(), enabled: isWithoutTests });
  const found = isWithoutTests ? all?.find(({ id }) => id === suite) : undefined;
  return {
    suites: found ? [...suites, found] : suites,
    isUnknown: isWithoutTests && all !== undefined && found === undefined,
  };
}

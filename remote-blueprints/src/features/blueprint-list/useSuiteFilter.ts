import type { BlueprintListItem } from 'shared/contract';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { suiteNameIn, WITHOUT_SUITE, type ListFilter } from '../../model/list-filter.ts';

/** The suite that tests are filtered by. Only for one without tests the company's suites are asked for. */
export function useSuiteFilter({ suite }: ListFilter, items: BlueprintListItem[]) {
  const name = suiteNameIn(items, suite);
  const isWithoutTests = suite !== undefined && suite !== WITHOUT_SUITE && name === undefined;
  const { data: all } = useQuery({ ...suitesQuery(), enabled: isWithoutTests });
  const found = isWithoutTests ? all?.find(({ id }) => String(id) === suite) : undefined;
  return {
    /** undefined: not known, or it is no suite. */
    name: name ?? found?.name,
    isUnknown: isWithoutTests && all !== undefined && found === undefined,
  };
}

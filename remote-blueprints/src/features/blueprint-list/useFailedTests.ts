import { useQuery } from 'shared/query';
import { failedTestsQuery } from '../../api/failed-tests.ts';
import { failureQuery, type ListFilter } from '../../model/list-filter.ts';

/** The tests whose last run has a failure as the filter asks for; undefined: it asks for none. */
export function useFailedTests(filter: ListFilter) {
  const asked = failureQuery(filter);
  const query = useQuery({ ...failedTestsQuery(asked ?? {}), enabled: asked !== undefined });
  return asked && query;
}

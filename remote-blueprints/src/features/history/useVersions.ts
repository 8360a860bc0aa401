import { useState } from 'react';
import { useQueries } from 'shared/query';
import { versionListQuery } from '../../api/versions.ts';

/**
 * The versions of a test or module, page by page. `first` is the query of the first page; `more` loads the next page, or the last
 * one again if that failed, and is absent at the end.
 */
export function useVersions(id: number) {
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({ queries: cursors.map((before) => versionListQuery(id, before)) });
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) throw new Error('The history has no first page.');

  const next = last.data?.next_before;
  const load = () => {
    if (last.isError) void last.refetch();
    else if (next) setCursors([...cursors, next]);
  };
  return {
    first,
    versions: pages.flatMap(({ data }) => data?.versions ?? []),
    more: last.data && !next ? null : { load, isLoading: last.isFetching, isError: last.isError },
  };
}

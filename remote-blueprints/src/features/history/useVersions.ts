import { useState } from 'react';
import { useQueries, useQuery } from 'shared/query';
import { versionListQuery } from '../../api/versions.ts';

/**
 * The versions of a test or module, page by page. `first` is the query of the first page; `more` loads the next page, or the last
 * one again if that failed, and is absent at the end.
 */
export function useVersions(id: number) {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(versionListQuery(id, undefined));
  const further = useQueries({ queries: cursors.map((before) => versionListQuery(id, before)) });
  const pages = [first, ...further];
  const last = further.at(-1) ?? first;

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

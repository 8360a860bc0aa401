import { useQueries, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A list as far as its pages were asked for. `first` is the query of the first page, for the state of the whole list; its error and null
 * (the server has no such list) are the caller's to show.
 * @param pageQuery of the page before a cursor, without one of the first page; key the component by all else that fills it in
 */
export function useCursorPages<Page extends { next_before: number | null } | null, Key extends QueryKey>(
  pageQuery: (before?: number) => UseQueryOptions<Page, Error, Page, Key>,
) {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(pageQuery());
  const further = useQueries({ queries: cursors.map((before) => pageQuery(before)) });
  const lastFurther = further.at(-1);
  const last = lastFurther ?? first;
  const next = last.data?.next_before ?? null;
  return {
    first,
    /** Those that are loaded, in order. */
    pages: [first, ...further].flatMap(({ data }) => data ?? []),
    isLoadingMore: lastFurther?.data === undefined && lastFurther?.isFetching === true,
    hasFailedMore: lastFurther?.data === undefined && lastFurther?.isError === true,
    hasMore: next !== null,
    /** Loads the next page, or the last one again if that failed. */
    loadMore: () => {
      if (next !== null) setCursors((now) => [...now, next]);
      else void last.refetch();
    },
  };
}

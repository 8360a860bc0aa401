import { useState } from 'react';
import {
  apiMutation,
  apiQuery,
  optionalApiQuery,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useRefresh,
} from 'shared/query';

const VERDICT = '/test_run/:id/verdict';
const TO_REVIEW = 'GET /test_run/to_review';
const PAGE_SIZE = 30;

/** The verdict on a failed test run, and how many others failed alike. */
export function verdictQuery(testRunId: number) {
  return queryOptions({
    ...apiQuery(`GET ${VERDICT}`, { params: { id: testRunId } }),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || (change.kind === 'test_run_verdict' && change.id === testRunId),
    },
  });
}

/** The people who can look after a failure. */
export function assigneesQuery() {
  return queryOptions({
    ...apiQuery('GET /members'),
    select: ({ members }) => members,
    staleTime: 60_000,
  });
}

const useRefreshVerdicts = () =>
  useRefresh(`GET ${VERDICT}`, TO_REVIEW, 'GET /test_group_run/:id', 'GET /test_group_run/list');

/** Judges a test run; pending until the screen shows it. */
export const usePutVerdict = () =>
  useMutation({ ...apiMutation(`PUT ${VERDICT}`), onSuccess: useRefreshVerdicts() });

export const useRemoveVerdict = () =>
  useMutation({ ...apiMutation(`DELETE ${VERDICT}`), onSuccess: useRefreshVerdicts() });

function toReviewQuery(before?: number) {
  return queryOptions({
    ...optionalApiQuery(TO_REVIEW, { query: { before, limit: PAGE_SIZE } }),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || change.kind === 'group_run' || change.kind === 'test_run_verdict',
    },
  });
}

/** Failures without a verdict, newest first, as many pages as were asked for. `first` holds null where the server has no verdicts. */
export function useFailuresToReview() {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(toReviewQuery());
  const further = useQueries({ queries: cursors.map((before) => toReviewQuery(before)) });
  const lastFurther = further.at(-1);
  const last = lastFurther ?? first;
  const next = last.data?.next_before ?? null;
  return {
    first,
    failures: [first, ...further].flatMap((page) => page.data?.failures ?? []),
    isLoadingMore: lastFurther?.data === undefined && lastFurther?.isFetching === true,
    hasFailedMore: lastFurther?.data === undefined && lastFurther?.isError === true,
    hasMore: next !== null,
    loadMore: () => {
      if (next !== null) setCursors((now) => [...now, next]);
      else void last.refetch();
    },
  };
}

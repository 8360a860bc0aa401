import {
  apiMutation,
  apiQuery,
  optionalApiQuery,
  queryOptions,
  useCursorPages,
  useMutation,
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

function toReviewQuery(groupRunId: number | undefined, before?: number) {
  return queryOptions({
    ...optionalApiQuery(TO_REVIEW, { query: { test_group_run_id: groupRunId, before, limit: PAGE_SIZE } }),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || change.kind === 'group_run' || change.kind === 'test_run_verdict',
    },
  });
}

/**
 * Failures without a verdict, newest first, as many pages as were asked for. `first` holds null where the server has no verdicts.
 * @param groupRunId only those of this run; undefined: of all. Key the component by it.
 */
export function useFailuresToReview(groupRunId: number | undefined) {
  const { pages, ...state } = useCursorPages((before) => toReviewQuery(groupRunId, before));
  return { ...state, failures: pages.flatMap(({ failures }) => failures) };
}

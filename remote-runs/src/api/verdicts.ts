import type { ReviewList } from 'shared/constants';
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
const ISSUE = '/test_run/:id/issue';
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

/** What an issue about the failure could say. */
export const issueDraftQuery = (testRunId: number) =>
  queryOptions(apiQuery(`GET ${ISSUE}`, { params: { id: testRunId } }));

/** Creates an issue for the verdict; pending until the screen shows it. */
export const useCreateIssue = () =>
  useMutation({ ...apiMutation(`POST ${ISSUE}`), onSuccess: useRefreshVerdicts() });

/** Which failures are reviewed. */
export interface ReviewScope {
  /** Only those of this run; undefined: of all. */
  groupRunId: number | undefined;
  list: ReviewList;
}

function toReviewQuery({ groupRunId, list }: ReviewScope, before?: number) {
  // Older servers know one list.
  const ofList = list === 'waiting' ? undefined : list;
  const query = { test_group_run_id: groupRunId, before, limit: PAGE_SIZE, list: ofList };
  return queryOptions({
    ...optionalApiQuery(TO_REVIEW, { query }),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || change.kind === 'group_run' || change.kind === 'test_run_verdict',
    },
  });
}

/**
 * Failures of a list, newest first, as many pages as were asked for. `first` holds null where the server has no verdicts.
 * @param scope Key the component by it.
 */
export function useFailuresToReview(scope: ReviewScope) {
  const { pages, ...state } = useCursorPages((before) => toReviewQuery(scope, before));
  return { ...state, failures: pages.flatMap(({ failures }) => failures) };
}

import { apiMutation, optionalApiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const TRACKER = '/company/issue_tracker';

/** Where verdicts create issues; `issue_tracker` null: nowhere. null: the server knows no issue trackers. */
export const issueTrackerQuery = () => queryOptions(optionalApiQuery(`GET ${TRACKER}`));

export const useSaveIssueTracker = () =>
  useMutation({ ...apiMutation(`PUT ${TRACKER}`), onSuccess: useRefresh(`GET ${TRACKER}`) });

export const useRemoveIssueTracker = () =>
  useMutation({ ...apiMutation(`DELETE ${TRACKER}`), onSettled: useRefresh(`GET ${TRACKER}`) });

export const useTestIssueTracker = () => useMutation(apiMutation(`POST ${TRACKER}/test`));

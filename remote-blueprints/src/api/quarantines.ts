import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const PATH = '/test_blueprint/:id/quarantine';

/** The people who can look after a test in quarantine. */
export function quarantineOwnersQuery() {
  return queryOptions({ ...apiQuery('GET /test_blueprint/quarantine_owners'), select: ({ users }) => users });
}

/** Starts or changes the quarantine of a test. */
export const usePutQuarantine = () =>
  useMutation({ ...apiMutation(`PUT ${PATH}`), onSuccess: useRefresh('GET /test_blueprint/list') });

export const useEndQuarantine = () =>
  useMutation({ ...apiMutation(`DELETE ${PATH}`), onSuccess: useRefresh('GET /test_blueprint/list') });

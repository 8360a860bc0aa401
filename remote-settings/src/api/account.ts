import { endSession } from 'shared/auth';
import { callApi } from 'shared/http';
import {
  apiMutation,
  apiQuery,
  useCursorPages,
  useMutation,
  useRefresh,
  type ChangingEndpoint,
} from 'shared/query';

const sessionPageQuery = (before?: number) => apiQuery('GET /account/sessions', { query: { before } });

/** The person's sessions, that of this browser first, as many pages as were asked for. */
export function useSessions() {
  const { pages, ...state } = useCursorPages(sessionPageQuery);
  return { ...state, sessions: pages.flatMap(({ sessions }) => sessions) };
}

export const useRename = () => useAccountChange('PUT /account');

/** Ends the other sessions. */
export const useChangePassword = () => useAccountChange('PUT /account/password');

export const useChangeEmail = () => useAccountChange('POST /account/email');

export const useWithdrawEmail = () => useAccountChange('DELETE /account/email');

export const useEndSession = () => useAccountChange('DELETE /account/sessions/:id');

export const useEndOtherSessions = () => useAccountChange('DELETE /account/sessions');

/** Gives the secret of an authenticator app. */
export const useBeginTwoFactor = () => useAccountChange('POST /account/two_factor');

/** Gives the recovery codes. */
export const useConfirmTwoFactor = () => useAccountChange('POST /account/two_factor/confirm');

export const useDisableTwoFactor = () => useAccountChange('POST /account/two_factor/disable');

/** Gives new recovery codes. */
export const useRenewRecoveryCodes = () => useAccountChange('POST /account/two_factor/recovery_codes');

const EXPORT = 'GET /account/export';

/** Everything that is stored about the person. */
export const useExportAccount = () =>
  useMutation({ mutationKey: [EXPORT], mutationFn: () => callApi(EXPORT) });

/** The session of this browser ends with the account. */
export const useDeleteAccount = () =>
  useMutation({ ...apiMutation('POST /account/delete'), onSuccess: () => endSession('signed-out') });

/** A change of the account; afterwards, also after a failure, account and sessions are loaded again. */
function useAccountChange<Key extends ChangingEndpoint>(endpoint: Key) {
  const refresh = useRefresh('GET /account', 'GET /account/sessions');
  return useMutation({ ...apiMutation(endpoint), onSettled: () => void refresh() });
}

import { endSession } from 'shared/auth';
import type { BodyInputOf } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { ACCOUNT_KEY } from 'shared/members';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const sessionsKey = ['remote-settings', 'sessions'];

/** The person's sessions, the last used first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callApi('GET /account/sessions', { signal })).sessions,
  });
}

export const useRename = () =>
  useAccountChange('Changing the name', (name: string | null) => callApi('PUT /account', { body: { name } }));

/** Ends the other sessions. */
export const useChangePassword = () =>
  useAccountChange('Changing the password', (body: BodyInputOf<'PUT /account/password'>) =>
    callApi('PUT /account/password', { body }),
  );

export const useChangeEmail = () =>
  useAccountChange('Changing the e-mail address', (body: BodyInputOf<'POST /account/email'>) =>
    callApi('POST /account/email', { body }),
  );

export const useWithdrawEmail = () =>
  useAccountChange('Withdrawing a change of the e-mail address', () => callApi('DELETE /account/email'));

export const useEndSession = () =>
  useAccountChange('Ending a session', (id: number) =>
    callApi('DELETE /account/sessions/:id', { params: { id } }),
  );

export const useEndOtherSessions = () =>
  useAccountChange('Ending the other sessions', () => callApi('DELETE /account/sessions'));

/** Gives the secret of an authenticator app. */
export const useBeginTwoFactor = () =>
  useAccountChange('Setting up two-factor sign-in', (password: string) =>
    callApi('POST /account/two_factor', { body: { password } }),
  );

/** Gives the recovery codes. */
export const useConfirmTwoFactor = () =>
  useAccountChange('Confirming two-factor sign-in', async (code: string) => {
    const reply = await callApi('POST /account/two_factor/confirm', { body: { code } });
    return reply.recovery_codes;
  });

export const useDisableTwoFactor = () =>
  useAccountChange('Ending two-factor sign-in', (body: BodyInputOf<'POST /account/two_factor/disable'>) =>
    callApi('POST /account/two_factor/disable', { body }),
  );

/** Gives new recovery codes. */
export const useRenewRecoveryCodes = () =>
  useAccountChange('Replacing the recovery codes', async (code: string) => {
    const reply = await callApi('POST /account/two_factor/recovery_codes', { body: { code } });
    return reply.recovery_codes;
  });

/** Everything that is stored about the person. */
export const useExportAccount = () =>
  useMutation({
    mutationFn: () => callApi('GET /account/export'),
    onError: (error) => logError(error, 'Exporting the account'),
  });

/** The session of this browser ends with the account. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<'POST /account/delete'>) => callApi('POST /account/delete', { body }),
    onSuccess: () => endSession('signed-out'),
    onError: (error) => logError(error, 'Deleting the account'),
  });

/** A change of the account; afterwards, also after a failure, account and sessions are loaded again. */
function useAccountChange<Input, Output>(action: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => logError(error, action),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

import { endSession } from 'shared/auth';
import type { Role } from 'shared/constants';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, useMutation, useRefresh, type ChangingEndpoint } from 'shared/query';

const MEMBERS = 'GET /members';
const INVITE = 'POST /invitations';

/** The people of the company, and the invitations that are not accepted yet. */
export const membersQuery = () => apiQuery(MEMBERS);

/** Changes a person's role; the screens of one's own change with it. */
export function useChangeRole() {
  const refreshAccount = useRefresh('GET /account');
  const refreshMembers = useRefresh(MEMBERS);
  return useMutation({
    ...apiMutation('PUT /members/:id'),
    // Also after a failure: another owner may have changed or removed the person.
    onSettled: () => {
      void refreshAccount();
      return refreshMembers();
    },
  });
}

/** Whether members need a second factor. */
export const useRequireTwoFactor = () => useMembersChange('PUT /company/me/two_factor');

export const useRemoveMember = () => useMembersChange('DELETE /members/:id');

/** Ends one's own membership, and with it the session. */
export function useLeaveCompany() {
  return useMutation({
    ...apiMutation('POST /account/leave_company'),
    onSuccess: () => endSession('signed-out'),
  });
}

/**
 * Mails invitations, one after the other; an address that is invited already gets a new link. Those that failed are the result, in place
 * of an error: the others are sent.
 */
export function useInvite() {
  return useMutation({
    mutationKey: [INVITE],
    mutationFn: async ({ emails, role }: { emails: string[]; role: Role }) => {
      const failures: { email: string; error: unknown }[] = [];
      for (const email of emails) {
        try {
          await callApi(INVITE, { body: { email, role } });
        } catch (error) {
          logError(error, `${INVITE} failed.`);
          failures.push({ email, error });
        }
      }
      return failures;
    },
    // Also after a failure: an invitation whose mail could not be sent is stored.
    onSettled: useRefresh(MEMBERS),
  });
}

export const useResendInvitation = () => useMembersChange('POST /invitations/:id/resend');

export const useWithdrawInvitation = () => useMembersChange('DELETE /invitations/:id');

/** Also after a failure they are loaded again: an invitation whose mail could not be sent is stored. */
function useMembersChange<Key extends ChangingEndpoint>(endpoint: Key) {
  return useMutation({ ...apiMutation(endpoint), onSettled: useRefresh(MEMBERS) });
}

import { endSession } from 'shared/auth';
import { apiMutation, apiQuery, useMutation, useRefresh, type ChangingEndpoint } from 'shared/query';

const MEMBERS = 'GET /members';

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

export const useRemoveMember = () => useMembersChange('DELETE /members/:id');

/** Ends one's own membership, and with it the session. */
export function useLeaveCompany() {
  return useMutation({
    ...apiMutation('POST /account/leave_company'),
    onSuccess: () => endSession('signed-out'),
  });
}

/** Mails an invitation; an address that is invited already gets a new link. */
export const useInvite = () => useMembersChange('POST /invitations');

export const useResendInvitation = () => useMembersChange('POST /invitations/:id/resend');

export const useWithdrawInvitation = () => useMembersChange('DELETE /invitations/:id');

/** Also after a failure they are loaded again: an invitation whose mail could not be sent is stored. */
function useMembersChange<Key extends ChangingEndpoint>(endpoint: Key) {
  return useMutation({ ...apiMutation(endpoint), onSettled: useRefresh(MEMBERS) });
}

import { endSession } from 'shared/auth';
import type { Role } from 'shared/constants';
import type { BodyInputOf } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { ACCOUNT_KEY } from 'shared/members';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const membersKey = ['remote-settings', 'members'];

/** The people of the company, and the invitations that are not accepted yet. */
export function membersQuery() {
  return queryOptions({
    queryKey: membersKey,
    queryFn: ({ signal }) => callApi('GET /members', { signal }),
  });
}

/** Changes a person's role; the screens of one's own change with it. */
export function useChangeRole(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => callApi('PUT /members/:id', { params: { id: userId }, body: { role } }),
    onError: (error) => logError(error, 'Changing a role'),
    // Also after a failure: another owner may have changed or removed the person.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      await client.invalidateQueries({ queryKey: membersKey });
    },
  });
}

export function useRemoveMember(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('DELETE /members/:id', { params: { id: userId } }),
    onError: (error) => logError(error, 'Removing a member'),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

/** Ends one's own membership, and with it the session. */
export function useLeaveCompany() {
  return useMutation({
    mutationFn: () => callApi('POST /account/leave_company'),
    onSuccess: () => endSession('signed-out'),
    onError: (error) => logError(error, 'Leaving the company'),
  });
}

/** Mails an invitation; an address that is invited already gets a new link. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<'POST /invitations'>) => callApi('POST /invitations', { body }),
    onError: (error) => logError(error, 'Inviting'),
    // Also after a failure: an invitation whose mail could not be sent is stored.
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

export function useResendInvitation(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /invitations/:id/resend', { params: { id } }),
    onError: (error) => logError(error, 'Resending an invitation'),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

export function useWithdrawInvitation(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('DELETE /invitations/:id', { params: { id } }),
    onError: (error) => logError(error, 'Withdrawing an invitation'),
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

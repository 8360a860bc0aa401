import type { Invitation } from 'shared/contract';
import { confirmAndMutate, showFailure, toast } from 'shared/feedback';
import { useResendInvitation, useWithdrawInvitation } from '../../api/members.ts';

/** What can be done about an invitation; withdrawing is confirmed first. @param onWithdrawn called after it */
export function useInvitationActions({ id, email }: Invitation, onWithdrawn: () => void) {
  const resending = useResendInvitation();
  const withdrawal = useWithdrawInvitation();
  const call = { params: { id } };

  function resend() {
    resending.mutate(call, {
      onSuccess: () =>
        toast({
          type: 'success',
          title: 'Invitation sent again',
          message: `${email} gets a mail with a new link. The old one no longer works.`,
        }),
      onError: (error) => showFailure(error, 'Invitation not sent'),
    });
  }

  const confirmAndWithdraw = () =>
    confirmAndMutate(withdrawal, call, {
      title: 'Withdraw invitation',
      text: `The link in the mail to ${email} stops working.`,
      confirmLabel: 'Withdraw',
      tone: 'danger',
      failed: 'Invitation not withdrawn',
      onSuccess: onWithdrawn,
    });

  return {
    isResending: resending.isPending,
    isWithdrawing: withdrawal.isPending,
    resend,
    confirmAndWithdraw,
  };
}

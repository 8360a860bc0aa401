import type { Role } from 'shared/constants';
import type { Member } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { ROLE_TEXTS, useAccount } from 'shared/members';
import { useChangeRole, useLeaveCompany, useRemoveMember } from '../../api/members.ts';
import { reportFailure } from './report-failure.ts';

/** What can be done about a member; removing and leaving are confirmed first. @param onRemoved called after the removal */
export function useMemberActions(member: Member, onRemoved: () => void) {
  const { data: account } = useAccount();
  const change = useChangeRole();
  const removal = useRemoveMember();
  const leaving = useLeaveCompany();
  const params = { id: member.user_id };
  const isSelf = account?.id === member.user_id;
  const name = member.name ?? member.email;
  const company = account?.company.name ?? 'the company';

  async function changeRole(role: Role) {
    const { label } = ROLE_TEXTS[role];
    const isConfirmed =
      !isSelf ||
      (await confirm({
        title: 'Change your own role',
        text: `As ${label} you can no longer decide about people and access. Only another owner can change this back.`,
        confirmLabel: `Become ${label}`,
        tone: 'danger',
      }));
    if (!isConfirmed) return;
    change.mutate(
      { params, body: { role } },
      {
        onSuccess: () => toast({ type: 'success', title: `${name} is now ${label}.` }),
        onError: reportFailure('Role not changed'),
      },
    );
  }

  async function confirmAndRemove() {
    const isConfirmed = await confirm({
      title: 'Remove member',
      text: `${name} loses access to ${company} at once. Tests and runs stay.`,
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    removal.mutate({ params }, { onSuccess: onRemoved, onError: reportFailure('Member not removed') });
  }

  async function confirmAndLeave() {
    const isConfirmed = await confirm({
      title: 'Leave company',
      text: `You are signed out, and have no access to ${company} until an owner invites you again.`,
      confirmLabel: 'Leave',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    leaving.mutate(undefined, {
      onError: reportFailure('You have not left the company'),
    });
  }

  return {
    isSelf,
    name,
    /** The role that is being saved, else the present one. */
    shownRole: change.isPending ? change.variables.body.role : member.role,
    isBusy: change.isPending || removal.isPending || leaving.isPending,
    changeRole,
    confirmAndRemove,
    confirmAndLeave,
  };
}

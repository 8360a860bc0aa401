import type { Role } from 'shared/constants';
import type { Member } from 'shared/contract';
import { confirm, confirmAndMutate, showFailure, toast } from 'shared/feedback';
import { ROLE_TEXTS, useAccount } from 'shared/members';
import { useChangeRole, useLeaveCompany, useRemoveMember } from '../../api/members.ts';
import { confirmOwner } from './confirm-owner.ts';

/** What can be done about a member; removing, leaving and making an owner are confirmed first. @param onRemoved called after the removal */
export function useMemberActions(member: Member, onRemoved: () => void) {
  const { data: account } = useAccount();
  const change = useChangeRole();
  const removal = useRemoveMember();
  const leaving = useLeaveCompany();
  const params = { id: member.user_id };
  const isSelf = account?.id === member.user_id;
  const name = member.name ?? member.email;
  const company = account?.company?.name ?? 'the company';

  async function changeRole(role: Role) {
    const { label } = ROLE_TEXTS[role];
    if (isSelf ? !(await confirmOwnChange(label)) : role === 'owner' && !(await confirmOwner(name))) return;
    change.mutate(
      { params, body: { role } },
      {
        onSuccess: () => toast({ type: 'success', title: `${name} is now ${label}.` }),
        onError: (error) => showFailure(error, 'Role not changed'),
      },
    );
  }

  const confirmAndRemove = () =>
    confirmAndMutate(
      removal,
      { params },
      {
        title: 'Remove member',
        text: `${name} loses access to ${company} at once. Tests and runs stay.`,
        confirmLabel: 'Remove',
        tone: 'danger',
        failed: 'Member not removed',
        onSuccess: onRemoved,
      },
    );

  const confirmAndLeave = () =>
    confirmAndMutate(leaving, undefined, {
      title: 'Leave company',
      text: `You are signed out, and have no access to ${company} until an owner invites you again.`,
      confirmLabel: 'Leave',
      tone: 'danger',
      failed: 'You have not left the company',
    });

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

const confirmOwnChange = (label: string) =>
  confirm({
    title: 'Change your own role',
    text: `As ${label} you can no longer decide about people and access. Only another owner can change this back.`,
    confirmLabel: `Become ${label}`,
    tone: 'danger',
  });

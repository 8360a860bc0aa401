import type { Role } from 'shared/constants';
import type { SentMember } from 'shared/contract';
import { currentActor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { deleteMemberSessions, findBreakGlassOwner, lockMembers } from '../auth/people-service.ts';
import * as repository from './members-repository.ts';

export interface MembersService {
  /** @param role of who asks */
  list(companyId: number, role: Role): Promise<SentMember[]>;
  isMember(companyId: number, userId: number): Promise<boolean>;
  /** Whether each sign-in with SSO sets the role again, and whether members need a second factor. */
  findRules(companyId: number): ReturnType<typeof repository.findMemberRules>;
  /** 404 for a person who is no member; 409 where no owner would be left (`last_owner`), or none who can enter when the provider fails (`break_glass_owner`). So with the others. */
  changeRole(companyId: number, userId: number, role: Role): Promise<SentMember>;
  /** Ends the person's sessions of the company at once. What the person made stays. */
  remove(companyId: number, userId: number): Promise<void>;
}

export function createMembersService({ database }: Pick<Platform, 'database'>): MembersService {
  const { queries } = database;

  /** Passes the member to `change`, which leaves him with `role`, or with none. */
  function changeMember<Result>(
    companyId: number,
    userId: number,
    role: Role | undefined,
    change: (transaction: Transaction, member: repository.MemberRow) => Promise<Result>,
  ): Promise<Result> {
    return queries.transaction(async (transaction) => {
      await lockMembers(transaction, companyId);
      const all = await repository.listMembers(transaction, companyId);
      const member = all.find((one) => one.userId === userId);
      if (!member) throw notFoundInCompany('The member');
      const owners = all.filter((one) => one.role === 'owner');
      if (member.role === 'owner' && role !== 'owner' && owners.length === 1) throw lastOwner();
      if (role !== 'owner' && userId === (await findBreakGlassOwner(transaction, companyId)))
        throw breakGlassOwner(member.email);
      return change(transaction, member);
    });
  }

  return {
    async list(companyId, role) {
      const shown = (await repository.listMembers(queries, companyId)).map(presentMember);
      return role === 'owner' ? shown : shown.map((member) => ({ ...member, has_two_factor: null }));
    },
    isMember: (companyId, userId) => repository.isMember(queries, companyId, userId),
    findRules: (companyId) => repository.findMemberRules(queries, companyId),
    changeRole: (companyId, userId, role) =>
      changeMember(companyId, userId, role, async (transaction, member) => {
        await repository.setRole(transaction, companyId, userId, role);
        if (role !== member.role)
          await recordEvent(transaction, {
            companyId,
            action: 'member.role_changed',
            subject: { id: userId, name: member.email },
            before: { role: member.role },
            after: { role },
          });
        return presentMember({ ...member, role });
      }),
    remove: (companyId, userId) =>
      changeMember(companyId, userId, undefined, async (transaction, { email, role }) => {
        await repository.deleteMember(transaction, companyId, userId);
        await deleteMemberSessions(transaction, companyId, userId);
        await recordEvent(transaction, {
          companyId,
          action: currentActor().id === userId ? 'member.left' : 'member.removed',
          subject: { id: userId, name: email },
          before: { role },
        });
      }),
  };
}

function presentMember({ userId, joinedAt, hasTwoFactor, ...row }: repository.MemberRow): SentMember {
  return { ...row, user_id: userId, joined_at: joinedAt.toISOString(), has_two_factor: hasTwoFactor };
}

const lastOwner = () =>
  conflict(
    'last_owner',
    'A company needs an owner, and this is the last one. Make somebody else an owner first.',
  );

const breakGlassOwner = (email: string) =>
  conflict(
    'break_glass_owner',
    `${email} is the owner who can always use the password. Choose another one in Settings → Access → Single sign-on first.`,
  );

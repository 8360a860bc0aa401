import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Role } from 'shared/constants';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { twoFactors } from '../account/tables.ts';
import { companies } from '../company/tables.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { identityProviders } from '../sso/tables.ts';
import { members } from './tables.ts';

export interface MemberRow {
  userId: number;
  email: string;
  name: string | null;
  role: Role;
  joinedAt: Date;
  hasTwoFactor: boolean;
}

const ofMember = (companyId: number, userId: number) =>
  and(eq(members.companyId, companyId), eq(members.userId, userId));

/** By their names, or else their e-mail addresses. */
export async function listMembers(queries: Queries, companyId: number): Promise<MemberRow[]> {
  return queries
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      role: members.role,
      joinedAt: members.createdAt,
      hasTwoFactor: sql<boolean>`${twoFactors.userId} is not null`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, members.userId), isNotNull(twoFactors.confirmedAt)))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(sql`lower(${displayNameOf(users)})`), asc(users.id));
}

export async function isMember(queries: Queries, companyId: number, userId: number): Promise<boolean> {
  const rows = await queries
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return rows.length > 0;
}

/** What applies to all members of the company; nothing where there is no such company. */
export async function findMemberRules(queries: Queries, companyId: number) {
  const [rules] = await queries
    .select({
      has_sso_roles: sql<boolean>`coalesce(${identityProviders.isEnabled} and ${identityProviders.roleClaim} is not null, false)`,
      requires_two_factor: companies.requiresTwoFactor,
    })
    .from(companies)
    .leftJoin(identityProviders, eq(identityProviders.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return rules ?? { has_sso_roles: false, requires_two_factor: false };
}

/** Someone who belongs to the company already stays as they are. */
export async function insertMember(queries: Queries, member: typeof members.$inferInsert): Promise<void> {
  await queries.insert(members).values(member).onConflictDoNothing();
}

export async function setRole(
  transaction: Transaction,
  companyId: number,
  userId: number,
  role: Role,
): Promise<void> {
  await transaction.update(members).set({ role }).where(ofMember(companyId, userId));
}

export async function deleteMember(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<void> {
  await transaction.delete(members).where(ofMember(companyId, userId));
}

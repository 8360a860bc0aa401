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

export async function requiresTwoFactor(queries: Queries, companyId: number): Promise<boolean> {
  const rows = await queries
    .select({ isRequired: companies.requiresTwoFactor })
    .from(companies)
    .where(eq(companies.id, companyId));
  return rows.some(({ isRequired }) => isRequired);
}

export async function hasSsoRoles(queries: Queries, companyId: number): Promise<boolean> {
  const rows = await queries
    .select({ roleClaim: identityProviders.roleClaim })
    .from(identityProviders)
    .where(
      and(
        eq(identityProviders.companyId, companyId),
        identityProviders.isEnabled,
        isNotNull(identityProviders.roleClaim),
      ),
    );
  return rows.length > 0;
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

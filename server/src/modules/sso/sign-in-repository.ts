import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Role } from 'shared/constants';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { lockMembers } from '../auth/people-service.ts';
import { users } from '../auth/tables.ts';
import { setRole } from '../members/roster-service.ts';
import { members } from '../members/tables.ts';
import { identities, ssoAttempts, ssoCodes } from './tables.ts';

export type AttemptRow = typeof ssoAttempts.$inferSelect;
type CodeRow = typeof ssoCodes.$inferSelect;
type IdentityRow = typeof identities.$inferSelect;

/** Any number that no other advisory lock of two numbers begins with. */
const LOCK = 727_003;
const HOUR_MS = 60 * 60_000;

/** Stores it, and removes what expired an hour ago. */
export async function insertAttempt(queries: Queries, attempt: AttemptRow): Promise<void> {
  await queries.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, new Date(Date.now() - HOUR_MS)));
  await queries.insert(ssoAttempts).values(attempt);
}

/** The attempt, which is used up by this. It may have expired. */
export async function takeAttempt(queries: Queries, cookieHash: string): Promise<AttemptRow | undefined> {
  const [row] = await queries.delete(ssoAttempts).where(eq(ssoAttempts.cookieHash, cookieHash)).returning();
  return row;
}

export async function insertCode(queries: Queries, code: CodeRow): Promise<void> {
  await queries.delete(ssoCodes).where(lt(ssoCodes.expiresAt, new Date()));
  await queries.insert(ssoCodes).values(code);
}

/** The code, which is used up by this, if it is alive and of this browser. */
export async function takeCode(
  queries: Queries,
  { codeHash, cookieHash }: Pick<CodeRow, 'codeHash' | 'cookieHash'>,
): Promise<CodeRow | undefined> {
  const [row] = await queries
    .delete(ssoCodes)
    .where(
      and(
        eq(ssoCodes.codeHash, codeHash),
        eq(ssoCodes.cookieHash, cookieHash),
        gt(ssoCodes.expiresAt, new Date()),
      ),
    )
    .returning();
  return row;
}

/** Sign-ins of the company that are done become no sessions. */
export async function deleteCodes(queries: Queries, companyId: number): Promise<void> {
  await queries.delete(ssoCodes).where(eq(ssoCodes.companyId, companyId));
}

/** Until the end of the transaction, no one else signs in to the company by SSO, and its roles do not change by that. */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${companyId})`);
}

export async function findIdentity(
  queries: Queries,
  { companyId, issuer, subject }: Pick<IdentityRow, 'companyId' | 'issuer' | 'subject'>,
) {
  const [row] = await queries
    .select({ userId: identities.userId, email: users.email })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.companyId, companyId),
        eq(identities.issuer, issuer),
        eq(identities.subject, subject),
      ),
    );
  return row;
}

/** False: the account is another person's at this issuer. */
export async function insertIdentity(
  queries: Queries,
  identity: Pick<IdentityRow, 'companyId' | 'issuer' | 'subject' | 'userId'>,
): Promise<boolean> {
  const rows = await queries.insert(identities).values(identity).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The account is no one's at this issuer any more. */
export async function deleteIdentities(
  queries: Queries,
  { companyId, issuer, userId }: Pick<IdentityRow, 'companyId' | 'issuer' | 'userId'>,
): Promise<void> {
  await queries
    .delete(identities)
    .where(
      and(eq(identities.companyId, companyId), eq(identities.issuer, issuer), eq(identities.userId, userId)),
    );
}

export async function findRole(
  queries: Queries,
  companyId: number,
  userId: number,
): Promise<Role | undefined> {
  const [row] = await queries.select({ role: members.role }).from(members).where(isMember(companyId, userId));
  return row?.role;
}

/** The last owner stays one. Returns the role before; the same role: nothing was changed. */
export async function changeRole(
  transaction: Transaction,
  { companyId, userId, role }: { companyId: number; userId: number; role: Role },
): Promise<Role> {
  const before = await findRole(transaction, companyId, userId);
  if (before === undefined || before === role) return role;
  // One change of a company's members at a time, as on the page of members.
  await lockMembers(transaction, companyId);
  const owners = await transaction
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.role, 'owner')));
  const isLastOwner = owners.length === 1 && owners[0]?.userId === userId;
  if (isLastOwner) return role;
  await setRole(transaction, companyId, userId, role);
  return before;
}

const isMember = (companyId: number, userId: number) =>
  and(eq(members.companyId, companyId), eq(members.userId, userId));

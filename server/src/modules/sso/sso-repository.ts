import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { emailDomains, identities, identityProviders } from './tables.ts';

export type ProviderRow = typeof identityProviders.$inferSelect;
export type DomainRow = typeof emailDomains.$inferSelect;

export async function findProvider(queries: Queries, companyId: number): Promise<ProviderRow | undefined> {
  const [row] = await queries
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.companyId, companyId));
  return row;
}

export async function storeProvider(queries: Queries, row: ProviderRow): Promise<void> {
  const { companyId: target } = identityProviders;
  await queries.insert(identityProviders).values(row).onConflictDoUpdate({ target, set: row });
}

/** Returns what there was. */
export async function deleteProvider(queries: Queries, companyId: number): Promise<ProviderRow | undefined> {
  const [row] = await queries
    .delete(identityProviders)
    .where(eq(identityProviders.companyId, companyId))
    .returning();
  return row;
}

/** By their names. */
export function listDomains(queries: Queries, companyId: number): Promise<DomainRow[]> {
  return queries
    .select()
    .from(emailDomains)
    .where(eq(emailDomains.companyId, companyId))
    .orderBy(asc(emailDomains.domain));
}

export async function findDomain(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<DomainRow | undefined> {
  const [row] = await queries
    .select()
    .from(emailDomains)
    .where(and(eq(emailDomains.companyId, companyId), eq(emailDomains.id, id)));
  return row;
}

/** Nothing happens to a domain that the company has already. Returns the id of a new one. */
export async function insertDomain(
  queries: Queries,
  domain: Pick<DomainRow, 'companyId' | 'domain' | 'token'>,
): Promise<number | undefined> {
  const [row] = await queries
    .insert(emailDomains)
    .values(domain)
    .onConflictDoNothing()
    .returning({ id: emailDomains.id });
  return row?.id;
}

/** False: another company has proven it first. */
export async function verifyDomain(transaction: Transaction, { id, domain }: DomainRow): Promise<boolean> {
  const owner = await findDomainOwner(transaction, domain);
  if (owner !== undefined) return false;
  await transaction.update(emailDomains).set({ verifiedAt: new Date() }).where(eq(emailDomains.id, id));
  return true;
}

/** Returns whether there was one. */
export async function deleteDomain(queries: Queries, companyId: number, id: number): Promise<boolean> {
  const rows = await queries
    .delete(emailDomains)
    .where(and(eq(emailDomains.companyId, companyId), eq(emailDomains.id, id)))
    .returning({ id: emailDomains.id });
  return rows.length > 0;
}

/** The company that has proven that the domain is its own. */
export async function findDomainOwner(queries: Queries, domain: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ companyId: emailDomains.companyId })
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domain), isNotNull(emailDomains.verifiedAt)));
  return row?.companyId;
}

/** Those who have a password. */
export function listOwners(queries: Queries, companyId: number) {
  return queries
    .select({ userId: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.role, 'owner'), isNotNull(users.passwordHash)))
    .orderBy(asc(users.email));
}

/** Whether an owner of the company has signed in by this issuer. */
export async function hasOwnerOf(queries: Queries, companyId: number, issuer: string): Promise<boolean> {
  const rows = await queries
    .select({ id: identities.id })
    .from(identities)
    .innerJoin(
      members,
      and(eq(members.companyId, identities.companyId), eq(members.userId, identities.userId)),
    )
    .where(and(eq(identities.companyId, companyId), eq(identities.issuer, issuer), eq(members.role, 'owner')))
    .limit(1);
  return rows.length > 0;
}

export async function hasIdentity(
  queries: Queries,
  { companyId, issuer, userId }: { companyId: number; issuer: string; userId: number },
): Promise<boolean> {
  const rows = await queries
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(eq(identities.companyId, companyId), eq(identities.issuer, issuer), eq(identities.userId, userId)),
    );
  return rows.length > 0;
}

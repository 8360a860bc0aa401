import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Role } from 'shared/constants';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { identityProviders } from '../sso/tables.ts';
import { invitations } from './tables.ts';

export interface InvitationRow {
  id: number;
  email: string;
  role: Role;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  invitedBy: displayNameOf(users),
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
};

/** The newest last. */
export async function listInvitations(queries: Queries, companyId: number): Promise<InvitationRow[]> {
  return queries
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.companyId, companyId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

export async function findInvitation(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)));
  return row;
}

/** One for each address of a company: a later one replaces the link and the role of an earlier one. Returns its id. */
export async function putInvitation(
  queries: Queries,
  invitation: Omit<typeof invitations.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const { role, tokenHash, invitedBy, expiresAt } = invitation;
  const { id } = onlyRow(
    await queries
      .insert(invitations)
      .values(invitation)
      .onConflictDoUpdate({
        target: [invitations.companyId, invitations.email],
        set: { role, tokenHash, invitedBy, expiresAt },
      })
      .returning({ id: invitations.id }),
  );
  return id;
}

/** Gives the invitation another link. Returns its e-mail address; undefined: it does not exist in the company. */
export async function renewInvitation(
  queries: Queries,
  companyId: number,
  id: number,
  link: { tokenHash: string; expiresAt: Date },
): Promise<string | undefined> {
  const [row] = await queries
    .update(invitations)
    .set(link)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ email: invitations.email });
  return row?.email;
}

/** Returns its e-mail address; undefined: it does not exist in the company. */
export async function deleteInvitation(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<{ email: string; role: Role } | undefined> {
  const [row] = await queries
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ email: invitations.email, role: invitations.role });
  return row;
}

export interface Offered {
  companyId: number;
  company: string;
  email: string;
  role: Role;
  invitedBy: string | null;
  hasAccount: boolean;
  /** The company takes no passwords. */
  requiresSso: boolean;
}

/** What a link offers that has not expired. */
export async function findOffer(queries: Queries, tokenHash: string): Promise<Offered | undefined> {
  const [row] = await queries
    .select({
      companyId: invitations.companyId,
      company: companies.name,
      email: invitations.email,
      role: invitations.role,
      invitedBy: displayNameOf(users),
      requiresSso: sql<boolean>`coalesce(${identityProviders.isEnabled} and ${identityProviders.isRequired}, false)`,
      hasAccount: sql<boolean>`exists (select 1 from users invited where invited.email = ${invitations.email})`,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(identityProviders, eq(identityProviders.companyId, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, new Date())));
  return row;
}

/** Uses the link up. Undefined: it has expired or was used. */
export async function takeInvitation(
  transaction: Transaction,
  tokenHash: string,
): Promise<{ companyId: number; email: string; role: Role } | undefined> {
  const [row] = await transaction
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, new Date())))
    .returning({ companyId: invitations.companyId, email: invitations.email, role: invitations.role });
  return row;
}

/** Takes the invitation that is open for the address. Undefined: there is none. */
export async function takeInvitationFor(
  transaction: Transaction,
  companyId: number,
  email: string,
): Promise<{ role: Role } | undefined> {
  const [row] = await transaction
    .delete(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.email, email),
        gt(invitations.expiresAt, new Date()),
      ),
    )
    .returning({ role: invitations.role });
  return row;
}

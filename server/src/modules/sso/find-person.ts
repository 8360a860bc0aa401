import type { Role } from 'shared/constants';
import { actingAs, currentActor, personActor } from '../../platform/actor.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { AuthService } from '../auth/auth-service.ts';
import { findUser } from '../auth/people-service.ts';
import { insertMember, takeInvitationFor } from '../members/roster-service.ts';
import type { ProviderClaims } from './oidc-client.ts';
import { roleOfClaims } from './role-of-claims.ts';
import * as repository from './sign-in-repository.ts';
import { SsoError } from './sso-error.ts';
import { findDomainOwner, type ProviderRow } from './sso-repository.ts';

const NAME_MAX_LENGTH = 100;

interface Arrival {
  provider: ProviderRow;
  claims: ProviderClaims;
  /** The account that is signed in already and is to be linked; null: a sign-in. */
  linkTo: number | null;
}

/**
 * The account that the provider's person has in the company, in a transaction of its own. The pair of issuer and subject decides; an e-mail
 * address counts only once, if the provider has verified it and the company has proven the domain.
 * @throws an SsoError
 */
export async function findPerson(
  queries: Queries,
  auth: Pick<AuthService, 'findUser' | 'createUser'>,
  { provider, claims, linkTo }: Arrival,
): Promise<number> {
  const { companyId } = provider;
  const role = roleOfClaims(provider, claims);
  if (role === 'none') throw new SsoError('no_role');
  return actingAs(actorOf(linkTo), () =>
    queries.transaction(async (transaction) => {
      await repository.lockCompany(transaction, companyId);
      const identity = { companyId, issuer: claims.iss, subject: claims.sub };
      const known = await repository.findIdentity(transaction, identity);
      const userId =
        linkTo === null
          ? known
            ? await returning(transaction, companyId, known)
            : await arriving(transaction, auth, { provider, claims, role })
          : await linking(transaction, companyId, linkTo, known?.userId);
      const subject = { id: userId, name: (await findUser(transaction, userId))?.email ?? '' };
      if (!known) {
        if (!(await repository.insertIdentity(transaction, { ...identity, userId })))
          throw new SsoError('linked_to_other');
        const after = { issuer: claims.iss };
        await recordEvent(transaction, { companyId, action: 'sso.identity_linked', subject, after });
      }
      const isBreakGlass = userId === provider.breakGlassUserId;
      if (role !== undefined && !isBreakGlass) {
        const before = await repository.changeRole(transaction, { companyId, userId, role });
        if (before !== role)
          await recordEvent(transaction, {
            companyId,
            action: 'member.role_changed',
            subject,
            before: { role: before },
            after: { role },
          });
      }
      return userId;
    }),
  );
}

/** What the provider decides about a person, it does itself. */
function actorOf(linkTo: number | null) {
  const { address } = currentActor();
  if (linkTo !== null) return personActor(linkTo, address);
  return { kind: 'system', id: null, name: 'single sign-on', address } as const;
}

async function addInvited(
  transaction: Transaction,
  companyId: number,
  { userId, email, role }: { userId: number; email: string; role: Role },
): Promise<void> {
  await insertMember(transaction, { companyId, userId, role });
  const subject = { id: userId, name: email };
  await recordEvent(transaction, { companyId, action: 'member.added', subject, after: { role } });
}

/** Someone who has signed in before. */
async function returning(
  transaction: Transaction,
  companyId: number,
  { userId, email }: { userId: number; email: string },
): Promise<number> {
  if (await repository.findRole(transaction, companyId, userId)) return userId;
  const invitation = await takeInvitationFor(transaction, companyId, email);
  if (!invitation) throw new SsoError('removed');
  await addInvited(transaction, companyId, { userId, email, role: invitation.role });
  return userId;
}

/** Someone who signs in for the first time, with an account or without one. */
async function arriving(
  transaction: Transaction,
  auth: Pick<AuthService, 'findUser' | 'createUser'>,
  { provider, claims, role }: Pick<Arrival, 'provider' | 'claims'> & { role: Role | undefined },
): Promise<number> {
  const { companyId, issuer } = provider;
  const email = emailOf(claims);
  const domain = domainOf(email);
  if (domain === undefined) throw new SsoError('email_missing');
  if (claims['email_verified'] !== true) throw new SsoError('email_unverified');
  const owner = await findDomainOwner(transaction, domain);
  if (owner === undefined) throw new SsoError('domain_unverified');
  if (owner !== companyId) throw new SsoError('domain_foreign');
  const account = await auth.findUser(email, transaction);
  if (account && (await repository.findRole(transaction, companyId, account.id))) return account.id;
  const invitation = await takeInvitationFor(transaction, companyId, email);
  if (account) {
    if (!invitation) throw new SsoError('not_member');
    // An owner invited the holder of this address again, so the account leaves the person who had it at the provider before.
    await repository.deleteIdentities(transaction, { companyId, issuer, userId: account.id });
    await addInvited(transaction, companyId, { userId: account.id, email, role: invitation.role });
    return account.id;
  }
  const firstRole = role ?? invitation?.role ?? provider.defaultRole;
  if (firstRole === null) throw new SsoError('no_role');
  const { id } = await auth.createUser({
    companyId,
    email,
    password: null,
    role: firstRole,
    name: nameOf(claims),
    within: transaction,
  });
  return id;
}

/** Someone who is signed in with a password and links the account. */
async function linking(
  queries: Queries,
  companyId: number,
  userId: number,
  linkedTo: number | undefined,
): Promise<number> {
  if (linkedTo !== undefined && linkedTo !== userId) throw new SsoError('linked_to_other');
  if (!(await repository.findRole(queries, companyId, userId))) throw new SsoError('not_member');
  return userId;
}

/** In lower case; empty: the provider names none. */
export function emailOf({ email }: ProviderClaims): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

export function domainOf(email: string): string | undefined {
  return /^[^\s@]+@([^\s@]+)$/.exec(email)?.[1]?.toLowerCase();
}

function nameOf({ name }: ProviderClaims): string | undefined {
  const text = typeof name === 'string' ? name.replaceAll('\u0000', '').trim() : '';
  return text === '' || !text.isWellFormed() ? undefined : text.slice(0, NAME_MAX_LENGTH);
}

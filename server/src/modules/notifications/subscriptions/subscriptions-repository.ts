import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { MailSubscription, Unmailable } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { companies } from '../../company/tables.ts';
import { members } from '../../members/tables.ts';
import { mailRecipients } from '../tables.ts';
import type { MailAddress } from './mail-token.ts';

/** Those of the addresses that get no mail, as they were given. */
export async function listUnmailable(
  queries: Queries,
  companyId: number,
  emails: string[],
): Promise<Unmailable[]> {
  if (emails.length === 0) return [];
  const { rows } = await queries.execute<
    Record<string, unknown> & Omit<Unmailable, 'since'> & { since: string | null }
  >(sql`
    select e.email, case when r.unsubscribed_at is null then 'waiting' else 'unsubscribed' end as reason,
      coalesce(r.unsubscribed_at, r.asked_at) as since
    from unnest(${sql.param(emails)}::text[]) e(email)
    left join ${mailRecipients} r on r.company_id = ${companyId} and r.email = lower(e.email)
    where r.unsubscribed_at is not null or (r.confirmed_at is null and not exists (
      select 1 from ${members} m join ${users} u on u.id = m.user_id
      where m.company_id = ${companyId} and u.email = lower(e.email)))`);
  return rows.map(({ since, ...row }) => ({ ...row, since: since && new Date(since).toISOString() }));
}

/** Those of the addresses that had not been asked yet; they count as asked from now on. */
export async function markAsked(queries: Queries, companyId: number, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await queries
    .insert(mailRecipients)
    .values(emails.map((email) => ({ companyId, email: email.toLowerCase(), askedAt: new Date() })))
    .onConflictDoNothing()
    .returning({ email: mailRecipients.email });
  return rows.map(({ email }) => email);
}

/** False: it was asked after `before`. */
export async function markAskedAgain(
  queries: Queries,
  { companyId, email }: MailAddress,
  before: Date,
): Promise<boolean> {
  const rows = await queries
    .insert(mailRecipients)
    .values({ companyId, email: email.toLowerCase(), askedAt: new Date() })
    .onConflictDoUpdate({
      target: [mailRecipients.companyId, mailRecipients.email],
      set: { askedAt: new Date() },
      setWhere: or(isNull(mailRecipients.askedAt), lt(mailRecipients.askedAt, before)),
    })
    .returning({ email: mailRecipients.email });
  return rows.length > 0;
}

/** Undefined: the company is gone. */
export async function findSubscription(
  queries: Queries,
  { companyId, email }: MailAddress,
): Promise<MailSubscription | undefined> {
  const [company] = await queries
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) return undefined;
  const [unmailable] = await listUnmailable(queries, companyId, [email]);
  return { company: company.name, email, state: unmailable?.reason ?? 'subscribed' };
}

export async function storeSubscription(
  queries: Queries,
  { companyId, email }: MailAddress,
  wantsMail: boolean,
): Promise<void> {
  const now = new Date();
  await queries
    .insert(mailRecipients)
    .values({ companyId, email, ...(wantsMail ? { confirmedAt: now } : { unsubscribedAt: now }) })
    .onConflictDoUpdate({
      target: [mailRecipients.companyId, mailRecipients.email],
      set: wantsMail
        ? { confirmedAt: now, unsubscribedAt: null }
        : { unsubscribedAt: sql`coalesce(${mailRecipients.unsubscribedAt}, excluded.unsubscribed_at)` },
    });
}

/** The id of the member with this address. */
export async function findMember(
  queries: Queries,
  { companyId, email }: MailAddress,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(users.email, email)));
  return row?.userId;
}

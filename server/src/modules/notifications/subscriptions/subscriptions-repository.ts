import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Unmailable } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { onlyRow } from '../../../platform/database/rows.ts';
import { users } from '../../auth/tables.ts';
import { companies } from '../../company/tables.ts';
import { members } from '../../members/tables.ts';
import { mailRecipients } from '../tables.ts';
import type { MailAddress } from './mail-links.ts';

export const HOUR_MS = 60 * 60_000;
/** How many addresses of strangers a company may ask in an hour. */
export const QUESTIONS_AN_HOUR = 50;

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
    select email, since, case when not is_unsubscribed then 'waiting' when is_wanted then 'unsubscribed' else 'refused' end as reason
    from (
      select e.email, coalesce(r.unsubscribed_at, r.asked_at) as since, r.unsubscribed_at is not null as is_unsubscribed,
        r.confirmed_at is not null or exists (
          select 1 from ${members} m join ${users} u on u.id = m.user_id
          where m.company_id = ${companyId} and u.email = lower(e.email)) as is_wanted
      from unnest(${sql.param(emails)}::text[]) e(email)
      left join ${mailRecipients} r on r.company_id = ${companyId} and r.email = lower(e.email)) known
    where is_unsubscribed or not is_wanted`);
  return rows.map(({ since, ...row }) => ({ ...row, since: since && new Date(since).toISOString() }));
}

/**
 * Those of the addresses, in lower case, that may be asked now, and count as asked from now on: neither asked since `from` nor one too many for the
 * company. @param from null: never asked
 */
export function takeQuestions(
  queries: Queries,
  companyId: number,
  emails: string[],
  from: Date | null,
): Promise<{ company: string; emails: string[] }> {
  return queries.transaction(async (transaction) => {
    // One after the other: together they would ask too many.
    const { name: company } = onlyRow(
      await transaction
        .select({ name: companies.name })
        .from(companies)
        .where(eq(companies.id, companyId))
        .for('no key update'),
    );
    const { askedAt } = mailRecipients;
    const asked = await transaction.$count(
      mailRecipients,
      and(eq(mailRecipients.companyId, companyId), gt(askedAt, new Date(Date.now() - HOUR_MS))),
    );
    const rows = emails
      .slice(0, Math.max(0, QUESTIONS_AN_HOUR - asked))
      .map((email) => ({ companyId, email: email.toLowerCase(), askedAt: new Date() }));
    if (rows.length === 0) return { company, emails: [] };
    const taken = await transaction
      .insert(mailRecipients)
      .values(rows)
      .onConflictDoUpdate({
        target: [mailRecipients.companyId, mailRecipients.email],
        set: { askedAt: sql`excluded.asked_at` },
        setWhere: or(isNull(askedAt), from ? lt(askedAt, from) : undefined),
      })
      .returning({ email: mailRecipients.email });
    return { company, emails: taken.map(({ email }) => email) };
  });
}

/** The address was not asked now after all. @param since when it was asked before; null: never */
export async function giveQuestionBack(
  queries: Queries,
  { companyId, email }: MailAddress,
  since: Date | null,
): Promise<void> {
  await queries
    .update(mailRecipients)
    .set({ askedAt: since })
    .where(and(eq(mailRecipients.companyId, companyId), eq(mailRecipients.email, email)));
}

/** Undefined: the company is gone. */
export async function findCompanyName(queries: Queries, companyId: number): Promise<string | undefined> {
  const rows = await queries
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return rows[0]?.name;
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

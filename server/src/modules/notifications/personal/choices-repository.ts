import { and, asc, eq, sql } from 'drizzle-orm';
import { DEFAULT_NOTIFICATION_KINDS, type PersonalNotificationKind } from 'shared/constants';
import type { PersonalNotifications } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { members } from '../../members/tables.ts';
import { nextDigest } from '../digest/next-digest.ts';
import { chosenSuites, notificationChoices } from '../tables.ts';

/** A person in a company. */
export interface Member {
  companyId: number;
  userId: number;
}

/** Someone who wants to be told. */
export interface Interested {
  userId: number;
  email: string;
}

/** The choice of a member. */
export const ofMember = ({ companyId, userId }: Member) =>
  and(eq(notificationChoices.companyId, companyId), eq(notificationChoices.userId, userId));

/** What is usual, where the person has not chosen. */
export async function findChoice(queries: Queries, member: Member): Promise<PersonalNotifications> {
  const [row] = await queries.select().from(notificationChoices).where(ofMember(member));
  if (!row) return { kinds: DEFAULT_NOTIFICATION_KINDS, suite_ids: null, digest: null, time_zone: 'UTC' };
  const { kinds, digest, timeZone } = row;
  const suiteIds = row.hasAllSuites ? null : await listChosenSuites(queries, member);
  return { kinds, suite_ids: suiteIds, digest, time_zone: timeZone };
}

async function listChosenSuites(queries: Queries, { companyId, userId }: Member): Promise<number[]> {
  const chosen = await queries
    .select({ suiteId: chosenSuites.suiteId })
    .from(chosenSuites)
    .where(and(eq(chosenSuites.companyId, companyId), eq(chosenSuites.userId, userId)))
    .orderBy(asc(chosenSuites.suiteId));
  return chosen.map(({ suiteId }) => suiteId);
}

/** Replaces what was chosen before. A digest that is chosen anew begins now; one that goes on loses nothing. */
export async function putChoice(
  transaction: Transaction,
  { companyId, userId }: Member,
  { kinds, suite_ids: suiteIds, digest, time_zone: timeZone }: PersonalNotifications,
): Promise<void> {
  const now = new Date();
  const values = {
    kinds,
    hasAllSuites: suiteIds === null,
    digest,
    timeZone,
    nextDigestAt: digest && nextDigest(digest, timeZone, now),
  };
  await transaction
    .insert(notificationChoices)
    .values({ companyId, userId, ...values, digestSince: digest && now })
    .onConflictDoUpdate({
      target: [notificationChoices.companyId, notificationChoices.userId],
      set: {
        ...values,
        digestSince: digest && sql`coalesce(${notificationChoices.digestSince}, excluded.digest_since)`,
      },
    });
  await transaction
    .delete(chosenSuites)
    .where(and(eq(chosenSuites.companyId, companyId), eq(chosenSuites.userId, userId)));
  if (suiteIds && suiteIds.length > 0)
    await transaction
      .insert(chosenSuites)
      .values(suiteIds.map((suiteId) => ({ companyId, userId, suiteId })))
      .onConflictDoNothing();
}

/**
 * The members who want to be told of this kind of thing by mail.
 * @param suiteId where it has happened; null: in no suite, which those are told of who want all
 */
export async function listInterested(
  queries: Queries,
  companyId: number,
  kind: PersonalNotificationKind,
  suiteId: number | null,
): Promise<Interested[]> {
  const isOfSuite =
    kind === 'assignment'
      ? undefined
      : sql`(coalesce(${notificationChoices.hasAllSuites}, true) or exists (
          select 1 from ${chosenSuites} s
          where s.company_id = ${members.companyId} and s.user_id = ${members.userId} and s.suite_id = ${suiteId}))`;
  return queries
    .select({ userId: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(
      notificationChoices,
      and(
        eq(notificationChoices.companyId, members.companyId),
        eq(notificationChoices.userId, members.userId),
      ),
    )
    .where(
      and(
        eq(members.companyId, companyId),
        sql`${kind} = any(coalesce(${notificationChoices.kinds}, array[${sql.join(
          DEFAULT_NOTIFICATION_KINDS.map((one) => sql`${one}`),
          sql`, `,
        )}]::text[]))`,
        isOfSuite,
      ),
    )
    .orderBy(asc(users.id));
}

/** Of the member with this address; UTC where there is none. */
export async function findTimeZone(queries: Queries, companyId: number, email: string): Promise<string> {
  const [row] = await queries
    .select({ timeZone: notificationChoices.timeZone })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(and(eq(notificationChoices.companyId, companyId), eq(users.email, email.toLowerCase())));
  return row?.timeZone ?? 'UTC';
}

import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notifications.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { companies } from '../company/tables.ts';
import { environments, environmentVariables } from '../environments/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;

/** Whom an address belongs to. */
export interface Recipient {
  companyId: number;
  address: string;
  /** The run of a test that has it; null: a simulation, a live session, or no one so far. */
  testRunId: number | null;
}

/** The values that a run of mails has of its own, encrypted. */
export interface RunOfMails {
  variables: string | null;
  rowValues: string | null;
}

/** Announces the recipients of mails to those who wait. */
export const CHANNEL = 'steplight_mails';

/** Undefined: no company has that key. */
export async function findRecipient(
  queries: Queries,
  address: string,
  key: string,
): Promise<Recipient | undefined> {
  const [company] = await queries
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.inboxKey, key));
  if (!company) return undefined;
  const [run] = await queries
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(
      and(
        eq(testRuns.inboxAddress, address),
        eq(testRuns.companyId, company.id),
        isNotNull(testRuns.groupRunId),
      ),
    );
  return { companyId: company.id, address, testRunId: run?.id ?? null };
}

export async function countRecent(queries: Queries, companyId: number): Promise<number> {
  const rows = await queries
    .select({ number: count() })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), sql`${mails.receivedAt} > now() - interval '1 hour'`));
  return onlyRow(rows).number;
}

/** False: the company has had `limit` mails within the last hour. Deliveries to a company take turns, so that the limit is exact. */
export async function insertMail(queries: Queries, mail: NewMail, limit: number): Promise<boolean> {
  await queries.execute(sql`select id from ${companies} where id = ${mail.companyId} for no key update`);
  if ((await countRecent(queries, mail.companyId)) >= limit) return false;
  await queries.insert(mails).values(mail);
  await notify(queries, CHANNEL, [mail.recipient]);
  return true;
}

/** Newest first. */
export async function listArrived(
  queries: Queries,
  companyId: number,
  recipient: string,
  limit: number,
): Promise<Pick<MailRow, 'id' | 'sender' | 'subject'>[]> {
  return queries
    .select({ id: mails.id, sender: mails.sender, subject: mails.subject })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.id))
    .limit(limit);
}

export async function findMail(queries: Queries, id: number): Promise<MailRow | undefined> {
  const [row] = await queries.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** In the order of their arrival. */
export async function listOfRun(
  queries: Queries,
  companyId: number,
  testRunId: number,
  limit: number,
): Promise<(Omit<MailRow, 'html'> & { hasHtml: boolean })[]> {
  const { html, ...columns } = getTableColumns(mails);
  return queries
    .select({ ...columns, hasHtml: sql<boolean>`${html} is not null` })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.testRunId, testRunId)))
    .orderBy(asc(mails.id))
    .limit(limit);
}

/** Whether the company has such a run, and the values that were given for it and those of its row of a table, encrypted. */
export async function findRunOfMails(
  queries: Queries,
  companyId: number,
  testRunId: number,
): Promise<RunOfMails | undefined> {
  const [row] = await queries
    .select({ variables: groupRuns.variables, rowValues: testRuns.rowValues })
    .from(testRuns)
    .leftJoin(groupRuns, eq(groupRuns.id, testRuns.groupRunId))
    .where(
      and(eq(testRuns.id, testRunId), eq(testRuns.companyId, companyId), isNotNull(testRuns.groupRunId)),
    );
  return row;
}

/** The secrets of the company's environments, encrypted. */
export async function listEnvironmentSecrets(queries: Queries, companyId: number): Promise<string[]> {
  const rows = await queries
    .select({ value: environmentVariables.valueEncrypted })
    .from(environmentVariables)
    .innerJoin(environments, eq(environments.id, environmentVariables.environmentId))
    .where(
      and(
        eq(environments.companyId, companyId),
        or(eq(environmentVariables.isSecret, true), eq(environmentVariables.kind, 'one-time-password')),
      ),
    );
  return rows.map(({ value }) => value);
}

/** A few mails, the oldest first: those older than so many days (0: none), and those of no run that are older than a day. */
export async function findOld(
  queries: Queries,
  days: number,
  limit: number,
): Promise<Pick<MailRow, 'id' | 'storageKey'>[]> {
  return queries
    .select({ id: mails.id, storageKey: mails.storageKey })
    .from(mails)
    .where(
      or(
        days === 0 ? undefined : lt(mails.receivedAt, sql`now() - make_interval(days => ${days})`),
        and(isNull(mails.testRunId), lt(mails.receivedAt, sql`now() - interval '1 day'`)),
      ),
    )
    .orderBy(asc(mails.receivedAt))
    .limit(limit);
}

export async function deleteMails(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(mails).where(inArray(mails.id, ids));
}

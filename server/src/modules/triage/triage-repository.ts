import { and, count, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ALIKE_MAX } from 'shared/constants';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { setReviewed } from '../runs/rows-service.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, testRuns } from '../runs/tables.ts';
import { verdicts } from './tables.ts';

export type VerdictRow = typeof verdicts.$inferSelect;

export type JudgedRun = Pick<
  typeof testRuns.$inferSelect,
  'id' | 'groupRunId' | 'name' | 'status' | 'failureSignature' | 'failureCause' | 'passedSinceId'
> & {
  /** When the run that passed since has ended. */
  passedSinceAt: Date | null;
};

/** What a failed test run has in common with others of the same cause, in plain SQL; null: nothing is known to compare. */
export const CAUSE = sql<string | null>`coalesce(failure_cause, failure_signature)`;

export interface ListedVerdict extends VerdictRow {
  /** The name of who judged; null: the account was deleted. */
  author: string | null;
  /** null: no one, or a person who has left the company. */
  assignee: string | null;
}

/** The company's run of a test. Locked until the transaction ends, where one runs and `isLocked`. */
export async function findRun(
  queries: Queries,
  companyId: number,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<JudgedRun | undefined> {
  const { groupRunId, name, status, failureSignature, failureCause, passedSinceId } = testRuns;
  const passedSinceAt = sql<Date | null>`(
    select passed.finished_at from ${testRuns} passed where passed.id = ${testRuns}.passed_since_id)`.mapWith(
    testRuns.finishedAt,
  );
  const query = queries
    .select({
      id: testRuns.id,
      groupRunId,
      name,
      status,
      failureSignature,
      failureCause,
      passedSinceId,
      passedSinceAt,
    })
    .from(testRuns)
    .where(and(eq(testRuns.id, id), eq(testRuns.companyId, companyId), eq(testRuns.kind, 'test')));
  const [run] = await (isLocked ? query.for('no key update') : query);
  return run;
}

const assignees = alias(users, 'assignees');

/** Also one that was removed: its `verdict` is null. */
export async function findVerdict(queries: Queries, testRunId: number): Promise<ListedVerdict | undefined> {
  const [row] = await queries
    .select({
      ...getTableColumns(verdicts),
      author: displayNameOf(users),
      assignee: sql<
        string | null
      >`case when ${members.userId} is not null then ${displayNameOf(assignees)} end`,
    })
    .from(verdicts)
    .leftJoin(users, eq(users.id, verdicts.authorId))
    .leftJoin(assignees, eq(assignees.id, verdicts.assigneeId))
    .leftJoin(
      members,
      and(eq(members.companyId, verdicts.companyId), eq(members.userId, verdicts.assigneeId)),
    )
    .where(eq(verdicts.testRunId, testRunId));
  return row;
}

export async function isMember(queries: Queries, companyId: number, userId: number): Promise<boolean> {
  const rows = await queries
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return rows.length > 0;
}

/** Those that have failed of the same cause as this run and wait for a verdict. */
const isAlike = (companyId: number, { id, failureSignature, failureCause }: JudgedRun) =>
  and(
    eq(testRuns.companyId, companyId),
    eq(testRuns.needsReview, true),
    sql`${CAUSE} = ${failureCause ?? failureSignature ?? ''}`,
    ne(testRuns.id, id),
  );

/** At most `ALIKE_MAX`. */
export async function countAlike(queries: Queries, companyId: number, run: JudgedRun): Promise<number> {
  const some = queries
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(isAlike(companyId, run))
    .limit(ALIKE_MAX)
    .as('some');
  return onlyRow(await queries.select({ count: count() }).from(some)).count;
}

/** The newest ones, at most `ALIKE_MAX`, locked until the transaction ends; not those that others lock. */
export async function lockAlike(
  transaction: Transaction,
  companyId: number,
  run: JudgedRun,
): Promise<Pick<JudgedRun, 'id' | 'groupRunId'>[]> {
  return transaction
    .select({ id: testRuns.id, groupRunId: testRuns.groupRunId })
    .from(testRuns)
    .where(isAlike(companyId, run))
    .orderBy(desc(testRuns.id))
    .limit(ALIKE_MAX)
    .for('no key update', { skipLocked: true });
}

/** Those that have the verdict from this run, locked until the transaction ends. */
export async function lockTakenOver(
  transaction: Transaction,
  companyId: number,
  testRunId: number,
): Promise<Pick<JudgedRun, 'id' | 'groupRunId'>[]> {
  return transaction
    .select({ id: testRuns.id, groupRunId: testRuns.groupRunId })
    .from(verdicts)
    .innerJoin(testRuns, eq(testRuns.id, verdicts.testRunId))
    .where(and(eq(verdicts.companyId, companyId), eq(verdicts.takenFromId, testRunId)))
    .orderBy(desc(testRuns.id))
    .for('no key update', { of: testRuns });
}

/** Replaces what the test runs had. Where this one removes it, they wait for another one, unless another try counts or the test was in quarantine. */
export async function putVerdict(
  transaction: Transaction,
  testRunIds: number[],
  values: Omit<typeof verdicts.$inferInsert, 'testRunId' | 'judgedAt'>,
): Promise<void> {
  if (testRunIds.length === 0) return;
  const { verdict = null, note = '', ticketUrl = null, assigneeId = null, takenFromId = null } = values;
  await transaction
    .insert(verdicts)
    .values(testRunIds.map((testRunId) => ({ ...values, testRunId })))
    .onConflictDoUpdate({
      target: verdicts.testRunId,
      set: {
        verdict,
        note,
        ticketUrl,
        assigneeId,
        takenFromId,
        authorId: values.authorId,
        judgedAt: sql`now()`,
      },
    });
  await setReviewed(transaction, testRunIds, verdict !== null);
}

/** The verdict of this test run and those that share it: that it was taken from, and those that have it from there, unless they were changed. */
const isShared = ({ companyId, testRunId, takenFromId, verdict }: VerdictRow) => {
  const from = takenFromId ?? testRunId;
  return and(
    eq(verdicts.companyId, companyId),
    sql`${verdicts.verdict} = ${verdict}`,
    or(inArray(verdicts.testRunId, [testRunId, from]), eq(verdicts.takenFromId, from)),
  );
};

/** Has those of them name this ticket that name none. @returns the test runs whose verdict changed */
export async function setTicket(
  transaction: Transaction,
  verdict: VerdictRow,
  ticketUrl: string,
): Promise<Pick<JudgedRun, 'id' | 'groupRunId'>[]> {
  return transaction
    .update(verdicts)
    .set({ ticketUrl, issueAskedAt: null })
    .from(testRuns)
    .where(and(isShared(verdict), isNull(verdicts.ticketUrl), eq(testRuns.id, verdicts.testRunId)))
    .returning({ id: testRuns.id, groupRunId: testRuns.groupRunId });
}

/** Notes that an issue was asked for of which is not known whether it was created; null: nothing is unknown. */
export async function setIssueAsked(queries: Queries, verdict: VerdictRow, at: Date | null): Promise<void> {
  await queries.update(verdicts).set({ issueAskedAt: at }).where(isShared(verdict));
}

/** A failed test run whose signature is known, within the transaction that ends it. */
export type EndedRun = Pick<
  typeof testRuns.$inferSelect,
  'id' | 'companyId' | 'groupRunId' | 'blueprintId' | 'rowName'
> & { failureSignature: string };

/**
 * The verdict on the newest run of the same test, or row of its table, that failed alike, in any environment. Undefined: no one has judged one,
 * or it has failed otherwise in this environment since.
 */
export async function findKnownVerdict(
  transaction: Transaction,
  { id, groupRunId, blueprintId, rowName, failureSignature }: EndedRun,
): Promise<VerdictRow | undefined> {
  if (blueprintId === null) return undefined;
  const isOfTest = sql`r.blueprint_id = ${blueprintId} and r.row_name is not distinct from ${rowName} and r.id < ${id}`;
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select r.id from ${testRuns} r join ${verdicts} v on v.test_run_id = r.id
    where ${isOfTest} and r.failure_signature = ${failureSignature}
    order by r.id desc limit 1`);
  const [known] = rows;
  if (!known) return undefined;
  const others = await transaction.execute(sql`
    select r.id from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id
    where ${isOfTest} and r.id > ${known.id} and r.failure_signature <> ${failureSignature} and not r.is_superseded
      and ${isInEnvironment(sql`(select ${ENVIRONMENT_KEY} from ${groupRuns} g where g.id = ${groupRunId})`)}
    limit 1`);
  if (others.rows.length > 0) return undefined;
  const [verdict] = await transaction.select().from(verdicts).where(eq(verdicts.testRunId, known.id));
  return verdict;
}

/** Stores the verdict on an earlier run as that on a later one. */
export async function insertTakenOver(
  transaction: Transaction,
  testRunId: number,
  { testRunId: fromId, ...verdict }: VerdictRow,
): Promise<void> {
  const takenFromId = verdict.takenFromId ?? fromId;
  await transaction
    .insert(verdicts)
    .values({ ...verdict, testRunId, takenFromId })
    .onConflictDoNothing();
}

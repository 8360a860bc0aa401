import { and, count, desc, eq, gt, isNull, like, lt, or, sql } from 'drizzle-orm';
import { MASK } from 'shared/step-language';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { groupRuns, testRunActions, testRuns, testRunSteps } from '../runs/tables.ts';
import { shareLinks } from './tables.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

/** Any number that no other advisory lock of two numbers begins with. */
const LOCK = 727_031;

export type ListedShareLink = Awaited<ReturnType<typeof listShareLinks>>[number];

const isLive = () => and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, new Date()));

/** The live links of a company, newest first. `id`: only this one. */
export async function listShareLinks(queries: Queries, companyId: number, id?: number) {
  return queries
    .select({
      link: shareLinks,
      /** Of the group run, or of the test. */
      runName: sql<string>`coalesce(${groupRuns.name}, ${testRuns.name})`,
      rowName: testRuns.rowName,
      /** A name or an e-mail address; null: the account was deleted. */
      creator: displayNameOf(users),
    })
    .from(shareLinks)
    .leftJoin(groupRuns, eq(groupRuns.id, shareLinks.groupRunId))
    .leftJoin(testRuns, eq(testRuns.id, shareLinks.testRunId))
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .where(
      and(
        eq(shareLinks.companyId, companyId),
        isLive(),
        id === undefined ? undefined : eq(shareLinks.id, id),
      ),
    )
    .orderBy(desc(shareLinks.id));
}

/** Returns the id; undefined: the company has `max` live links. */
export async function insertShareLink(
  queries: Queries,
  values: typeof shareLinks.$inferInsert,
  max: number,
): Promise<number | undefined> {
  return queries.transaction(async (transaction) => {
    // One after the other for each company, so that two requests at once do not both count too few.
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${values.companyId})`);
    const { live } = onlyRow(
      await transaction
        .select({ live: count() })
        .from(shareLinks)
        .where(and(eq(shareLinks.companyId, values.companyId), isLive())),
    );
    if (live >= max) return undefined;
    return onlyRow(await transaction.insert(shareLinks).values(values).returning({ id: shareLinks.id })).id;
  });
}

/** Whether the company has the run that a link is to show. */
export async function hasRun(
  queries: Queries,
  companyId: number,
  { groupRunId, testRunId }: { groupRunId: number | null; testRunId: number | null },
): Promise<boolean> {
  const rows =
    groupRunId === null
      ? await queries
          .select({ id: testRuns.id })
          .from(testRuns)
          .where(
            and(
              eq(testRuns.companyId, companyId),
              eq(testRuns.id, testRunId ?? 0),
              eq(testRuns.kind, 'test'),
            ),
          )
      : await queries
          .select({ id: groupRuns.id })
          .from(groupRuns)
          .where(and(eq(groupRuns.companyId, companyId), eq(groupRuns.id, groupRunId)));
  return rows.length > 0;
}

/** Whether a step of the run has typed something that is masked. */
export async function typesSecrets(
  queries: Queries,
  { groupRunId, testRunId }: { groupRunId: number | null; testRunId: number | null },
): Promise<boolean> {
  const rows = await queries
    .select({ id: testRunActions.id })
    .from(testRunActions)
    .innerJoin(testRunSteps, eq(testRunSteps.id, testRunActions.stepId))
    .innerJoin(testRuns, eq(testRuns.id, testRunSteps.testRunId))
    .where(
      and(
        groupRunId === null ? eq(testRuns.id, testRunId ?? 0) : eq(testRuns.groupRunId, groupRunId),
        like(testRunActions.description, `%${MASK}%`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A revoked one remains as it is. Returns what the link was before; undefined: the company has none with this id. */
export async function revokeShareLink(
  transaction: Transaction,
  { companyId, userId }: { companyId: number; userId: number | null },
  id: number,
): Promise<ShareLinkRow | undefined> {
  const isLink = and(eq(shareLinks.companyId, companyId), eq(shareLinks.id, id));
  const [before] = await transaction.select().from(shareLinks).where(isLink).for('update');
  if (before && !before.revokedAt)
    await transaction
      .update(shareLinks)
      .set({ revokedAt: sql`now()`, revokedBy: userId })
      .where(isLink);
  return before;
}

/** undefined: unknown, expired or revoked. */
export async function findLiveLink(queries: Queries, tokenHash: string): Promise<ShareLinkRow | undefined> {
  const [row] = await queries
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.tokenHash, tokenHash), isLive()));
  return row;
}

/** Whether the link shows the test run: by itself, or as one of its group run. */
export async function showsTestRun(
  queries: Queries,
  { companyId, groupRunId, testRunId }: ShareLinkRow,
  id: number,
): Promise<boolean> {
  const rows = await queries
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(
      and(
        eq(testRuns.companyId, companyId),
        eq(testRuns.id, id),
        groupRunId === null ? eq(testRuns.id, testRunId ?? 0) : eq(testRuns.groupRunId, groupRunId),
      ),
    );
  return rows.length > 0;
}

/** Returns how often the link was viewed by now. */
export async function countView(queries: Queries, id: number): Promise<number> {
  const [row] = await queries
    .update(shareLinks)
    .set({ views: sql`least(${shareLinks.views}, 1000000000) + 1`, lastViewedAt: new Date() })
    .where(eq(shareLinks.id, id))
    .returning({ views: shareLinks.views });
  return row?.views ?? 0;
}

/** Links that ended before then. */
export async function deleteEndedLinks(queries: Queries, before: Date): Promise<void> {
  await queries
    .delete(shareLinks)
    .where(or(lt(shareLinks.expiresAt, before), lt(shareLinks.revokedAt, before)));
}

import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BlueprintType } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { members } from '../members/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { subjectOf, type Subject } from './subject.ts';
import { commentMentions, comments } from './tables.ts';

export type CommentRow = typeof comments.$inferSelect;

export interface ListedComment extends CommentRow {
  /** null: the account was deleted. */
  author: string | null;
}

export type Mention = Pick<typeof commentMentions.$inferSelect, 'commentId' | 'userId' | 'name'>;

/**
 * Whether the company has it. Locked until the transaction ends, where one runs and `isLocked`, so that comments on it are added one after
 * the other.
 */
export async function hasSubject(
  queries: Queries,
  companyId: number,
  { kind, id }: Subject,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<boolean> {
  const table = { group_run: groupRuns, test_run: testRuns, blueprint: blueprints }[kind];
  const query = queries
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.id, id),
        eq(table.companyId, companyId),
        // A simulation belongs to an open editor.
        kind === 'test_run' ? isNotNull(testRuns.groupRunId) : undefined,
      ),
    );
  const rows = await (isLocked ? query.for('no key update') : query);
  return rows.length > 0;
}

const isOn = ({ kind, id }: Subject) =>
  eq(
    { group_run: comments.groupRunId, test_run: comments.testRunId, blueprint: comments.blueprintId }[kind],
    id,
  );

/** Oldest first. */
export async function listComments(queries: Queries, subject: Subject): Promise<ListedComment[]> {
  return queries
    .select({ ...getTableColumns(comments), author: displayNameOf(users) })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(isOn(subject))
    .orderBy(asc(comments.id));
}

export async function countComments(queries: Queries, subject: Subject): Promise<number> {
  return onlyRow(await queries.select({ count: count() }).from(comments).where(isOn(subject))).count;
}

/** Locked until the transaction ends, where one runs and `isLocked`. */
export async function findComment(
  queries: Queries,
  companyId: number,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ListedComment | undefined> {
  const query = queries
    .select({ ...getTableColumns(comments), author: displayNameOf(users) })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.id, id), eq(comments.companyId, companyId)));
  const [row] = await (isLocked ? query.for('update', { of: comments }) : query);
  return row;
}

export async function insertComment(
  queries: Queries,
  { kind, id }: Subject,
  values: Pick<CommentRow, 'companyId' | 'text'> & { authorId: number },
): Promise<number> {
  const on = { group_run: { groupRunId: id }, test_run: { testRunId: id }, blueprint: { blueprintId: id } }[
    kind
  ];
  const rows = await queries
    .insert(comments)
    .values({ ...values, ...on })
    .returning({ id: comments.id });
  return onlyRow(rows).id;
}

export async function updateText(queries: Queries, id: number, text: string): Promise<void> {
  await queries
    .update(comments)
    .set({ text, editedAt: sql`now()` })
    .where(eq(comments.id, id));
}

export async function deleteComment(queries: Queries, id: number): Promise<void> {
  await queries.delete(comments).where(eq(comments.id, id));
}

/** Those of the people who are members of the company. */
export async function findMembers(queries: Queries, companyId: number, userIds: number[]) {
  if (userIds.length === 0) return [];
  return queries
    .select({ userId: users.id, name: displayNameOf(users) })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), inArray(users.id, userIds)));
}

export async function findMentions(queries: Queries, commentIds: number[]): Promise<Mention[]> {
  if (commentIds.length === 0) return [];
  const { commentId, userId, name } = commentMentions;
  return queries
    .select({ commentId, userId, name })
    .from(commentMentions)
    .where(inArray(commentId, commentIds))
    .orderBy(asc(commentMentions.id));
}

/** Adds people to those whom a comment mentions. @returns the ids of the rows, by their people */
export async function insertMentions(queries: Queries, mentions: Mention[]): Promise<Map<number, number>> {
  if (mentions.length === 0) return new Map();
  const rows = await queries
    .insert(commentMentions)
    .values(mentions)
    .returning({ id: commentMentions.id, userId: commentMentions.userId });
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

/** The person may be called otherwise than when the comment mentioned him first. */
export async function renameMention(queries: Queries, { commentId, userId, name }: Mention): Promise<void> {
  await queries
    .update(commentMentions)
    .set({ name })
    .where(and(eq(commentMentions.commentId, commentId), eq(commentMentions.userId, userId)));
}

/** A mail that is due. */
export interface DueMention {
  email: string;
  /** null: the account was deleted. */
  author: string | null;
  text: string;
  /** What the comment is on. */
  subject: Subject;
  title: string;
  /** null: the comment is on a run. */
  type: BlueprintType | null;
}

const authors = alias(users, 'authors');

/** undefined: the mail was sent, the comment is gone, or the person has left the company. */
export async function findDueMention(queries: Queries, id: number): Promise<DueMention | undefined> {
  const [row] = await queries
    .select({
      email: users.email,
      author: displayNameOf(authors),
      comment: comments,
      title: sql<string>`coalesce(${groupRuns.name}, ${testRuns.name}, ${blueprints.title})`,
      type: blueprints.type,
    })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .innerJoin(users, eq(users.id, commentMentions.userId))
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.companyId, comments.companyId)))
    .leftJoin(authors, eq(authors.id, comments.authorId))
    .leftJoin(groupRuns, eq(groupRuns.id, comments.groupRunId))
    .leftJoin(testRuns, eq(testRuns.id, comments.testRunId))
    .leftJoin(blueprints, eq(blueprints.id, comments.blueprintId))
    .where(and(eq(commentMentions.id, id), isNull(commentMentions.mailedAt)));
  if (!row) return undefined;
  const { comment, ...rest } = row;
  return { ...rest, text: comment.text, subject: subjectOf(comment) };
}

export async function markMailed(queries: Queries, id: number): Promise<void> {
  await queries
    .update(commentMentions)
    .set({ mailedAt: sql`now()` })
    .where(eq(commentMentions.id, id));
}

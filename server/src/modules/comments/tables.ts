import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { companies } from '../company/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';

/** Each is on one group run, test run, or test or module. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    groupRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    testRunId: integer().references(() => testRuns.id, { onDelete: 'cascade' }),
    blueprintId: integer().references(() => blueprints.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    editedAt: moment(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.groupRunId),
    index().on(table.testRunId),
    index().on(table.blueprintId),
    check(
      'comments_subject_check',
      sql`num_nonnulls(${table.groupRunId}, ${table.testRunId}, ${table.blueprintId}) = 1`,
    ),
  ],
);

/** Whom a comment mentions, or has mentioned before it was edited: each person gets one mail. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: belongsTo(() => comments.id),
    userId: belongsTo(() => users.id),
    /** As the text has it behind the `@`. */
    name: text().notNull(),
    /** Null: no mail was sent, or not yet. */
    mailedAt: moment(),
  },
  (table) => [unique().on(table.commentId, table.userId), index().on(table.userId)],
);

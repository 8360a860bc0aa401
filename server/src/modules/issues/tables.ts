import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { TrackerKind } from 'shared/constants';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

/** Where the verdicts of a company create issues. */
export const issueTrackers = pgTable('issue_trackers', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  kind: text().$type<TrackerKind>().notNull(),
  site: text().notNull(),
  project: text().notNull(),
  email: text(),
  /** Null: the company's installation of the GitHub App is used. */
  tokenEncrypted: text(),
});

/** What is known of issues that verdicts name by their address. */
export const issues = pgTable(
  'issues',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    kind: text().$type<TrackerKind>().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    /** What the tracker calls its state; null: not asked yet. */
    status: text(),
    isOpen: boolean().notNull(),
    /** When the state was read; null: not yet. */
    checkedAt: moment(),
    /** When somebody last looked and it was asked for again, so that not everybody does. */
    refreshAskedAt: moment(),
    /** Why it could not be read since. */
    problem: text(),
  },
  (table) => [unique().on(table.companyId, table.url)],
);

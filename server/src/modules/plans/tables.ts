import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Fingerprint, PlannedAction } from 'shared/contract';
import type { PlanOrigin } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { testRuns } from '../runs/tables.ts';

/** A change that waits for a person; `sentence` is null for a conflict. */
export interface StoredProposal {
  kind: 'renamed' | 'conflict';
  sentence: string | null;
  found: Fingerprint;
  /** The planned element that it was compared with. */
  planned: Fingerprint;
}

/** How the steps of a test or module are carried out: one row for each sentence on each page. */
export const stepPlans = pgTable(
  'step_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The test or module that contains the step. */
    blueprintId: belongsTo(() => blueprints.id),
    /** SHA-256 of type, text and page in hex. */
    key: text().notNull(),
    type: text().$type<'act' | 'assert'>().notNull(),
    text: text().notNull(),
    page: text().notNull(),
    actions: jsonb().$type<PlannedAction[]>().notNull(),
    origin: text().$type<PlanOrigin>().notNull(),
    acceptedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment(),
    proposal: jsonb().$type<StoredProposal>(),
    proposedAt: moment(),
    proposedByRun: integer().references(() => testRuns.id, { onDelete: 'set null' }),
    /** Elements of dismissed proposals, which are never taken for the planned one again. */
    dismissed: jsonb().$type<Fingerprint[]>().notNull().default([]),
    updatedAt: moment().notNull().defaultNow(),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.blueprintId, table.key),
    index().on(table.usedAt),
    index('step_plans_proposals_index')
      .on(table.blueprintId)
      .where(sql`${table.proposal} is not null`),
  ],
);

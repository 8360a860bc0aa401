import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Box } from 'shared/contract';
import type { VisualStatus } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { testRuns, testRunSteps } from '../runs/tables.ts';

/** Accepted screenshots. */
export const baselines = pgTable(
  'baselines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    blueprintId: belongsTo(() => blueprints.id),
    /** SHA-256 in hex of what the screenshot depends on: step, engine, viewport, row. */
    key: text().notNull(),
    /** Engine, its major version and platform, e.g. `chromium 156 linux`. */
    renderedBy: text().notNull(),
    /** Null: it was not used for 90 days, and its image was removed. */
    storageKey: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What was left out, in the screenshot. */
    masks: jsonb().$type<Box[]>().notNull().default([]),
    acceptedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment().notNull().defaultNow(),
    testRunId: integer().references(() => testRuns.id, { onDelete: 'set null' }),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.blueprintId, table.key)],
);

/** What a step that compares screenshots has seen. */
export const visualChecks = pgTable(
  'visual_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    testRunId: belongsTo(() => testRuns.id),
    stepId: belongsTo(() => testRunSteps.id),
    blueprintId: integer().references(() => blueprints.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    renderedBy: text().notNull(),
    status: text().$type<VisualStatus>().notNull(),
    storageKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Copies of the screenshot that it was compared with, and of the differences, among the media of the run. */
    baselineKey: text(),
    diffKey: text(),
    /** The storage key of the baseline that it was compared with; null: there was none. */
    comparedWith: text(),
    baselineRenderedBy: text(),
    changedPixels: integer(),
    /** Where the changed pixels are. */
    changes: jsonb().$type<Box[]>().notNull().default([]),
    masks: jsonb().$type<Box[]>().notNull().default([]),
    acceptedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment(),
  },
  (table) => [index().on(table.testRunId), unique().on(table.stepId)],
);

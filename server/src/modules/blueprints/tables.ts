import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Attachment, BrowserSettings } from 'shared/contract';
import type { BlueprintType, StepType } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { suites } from '../suites/tables.ts';

/** Names of values in the enabled steps of a blueprint. */
export interface StepValueNames {
  /** For each clear step that names values which no earlier step remembers: their names. */
  needed: string[][];
  remembered: string[];
}

export const blueprints = pgTable(
  'blueprints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    type: text().$type<BlueprintType>().notNull(),
    title: text().notNull(),
    startingUrl: text(),
    startingPrompt: text(),
    suiteId: integer().references(() => suites.id, { onDelete: 'set null' }),
    file: jsonb().$type<Attachment>(),
    tags: text().array().notNull().default([]),
    browser: jsonb().$type<BrowserSettings>().notNull().default({}),
    handlers: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    /** Own steps that the step language of `languageVersion` does not understand; null: not counted yet. */
    unclearSteps: integer(),
    /** What its own steps name and remember, found by the step language of `languageVersion`. */
    stepValues: jsonb().$type<StepValueNames>(),
    languageVersion: integer(),
    /** Null: a program, or a person whose account was deleted. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the API key; null: a person. */
    createdByKey: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.companyId), index().on(table.suiteId)],
);

export const blueprintSteps = pgTable(
  'blueprint_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    blueprintId: belongsTo(() => blueprints.id),
    stepNumber: integer().notNull(),
    type: text().$type<StepType>().notNull(),
    action: text().notNull(),
    useVision: boolean().notNull(),
    moduleId: integer().references(() => blueprints.id, { onDelete: 'restrict' }),
    /** Keeps its number, but is not run. */
    isDisabled: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.blueprintId, table.stepNumber), index().on(table.moduleId)],
);

/** A step as it was written, without its place: what versions store and runs expand. */
export type StepDraft = Pick<
  typeof blueprintSteps.$inferSelect,
  'type' | 'action' | 'useVision' | 'moduleId' | 'isDisabled'
>;

/** A previous state of a blueprint, as it stood before a save replaced it. */
export interface BlueprintSnapshot {
  title: string;
  startingUrl: string | null;
  suiteId: number | null;
  file: Attachment | null;
  tags: string[];
  browser: BrowserSettings;
  handlers: string[];
  steps: StepDraft[];
}

export const blueprintVersions = pgTable(
  'blueprint_versions',
  {
    blueprintId: belongsTo(() => blueprints.id),
    version: integer().notNull(),
    snapshot: jsonb().$type<BlueprintSnapshot>().notNull(),
    /** Who saved the version after it, and when. */
    replacedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    replacedByKey: text(),
    replacedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blueprintId, table.version] })],
);

/** Who has a test or module open in an editor, as far as it was said lately. */
export const openEditors = pgTable(
  'open_editors',
  {
    blueprintId: belongsTo(() => blueprints.id),
    userId: belongsTo(() => users.id),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blueprintId, table.userId] })],
);

import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SimulationStatus, StepStatus, StepType } from 'shared/constants';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

export const simulations = pgTable(
  'simulations',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    startingUrl: text().notNull(),
    file: jsonb().$type<{ s3_key: string; file_name: string }>(),
    status: text().$type<Exclude<SimulationStatus, 'not_found'>>().notNull().default('pending'),
    error: text(),
    /** As in test_runs. */
    attempt: integer().notNull().default(0),
    leaseUntil: moment(),
    worker: integer(),
    initialScreenshotKey: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.companyId), index().on(table.expiresAt), index().on(table.status)],
);

export const simulationSteps = pgTable(
  'simulation_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    simulationId: uuid()
      .notNull()
      .references(() => simulations.id, { onDelete: 'cascade' }),
    stepNumber: integer().notNull(),
    /** 1-based number of the editor's step; null for steps of the login module. */
    moduleStepNumber: integer(),
    type: text().$type<Exclude<StepType, 'module'>>().notNull(),
    task: text().notNull(),
    useVision: boolean().notNull(),
    status: text().$type<StepStatus>().notNull().default('pending'),
    reason: text(),
    duration: doublePrecision(),
  },
  (table) => [unique().on(table.simulationId, table.stepNumber)],
);

export const simulationActions = pgTable(
  'simulation_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stepId: integer()
      .notNull()
      .references(() => simulationSteps.id, { onDelete: 'cascade' }),
    actionNumber: integer().notNull(),
    type: text().notNull(),
    description: text().notNull(),
    isSuccessful: boolean().notNull(),
    screenshotKey: text(),
  },
  (table) => [unique().on(table.stepId, table.actionNumber)],
);

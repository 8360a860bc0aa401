import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AccessibilityFindings,
  ActedElement,
  Attachment,
  ModelUsage,
  RunBrowser,
  MissingName,
  StepFix,
  StepMark,
  StepPlace,
  StepRequest,
} from 'shared/contract';
import type { ActionSource, PageEventKind, RunStarter, RunStatus, StepType } from 'shared/constants';
import { belongsTo, bytes, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { companies } from '../company/tables.ts';
import { environments } from '../environments/tables.ts';
import { suites } from '../suites/tables.ts';

export const groupRuns = pgTable(
  'group_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    suiteId: integer().references(() => suites.id, { onDelete: 'set null' }),
    /** Some of the suite's tests run again. */
    isPartial: boolean().notNull().default(false),
    name: text().notNull(),
    status: text().$type<RunStatus>().notNull().default('pending'),
    startedBy: text().$type<RunStarter>().notNull().default('person'),
    /** The name that the API key of the pipeline had; null: no named key. */
    startedByKey: text(),
    /** Null: no person started it, or an account that was deleted. */
    startedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    /** What the caller sent as Idempotency-Key, and a hash of the body it came with. */
    idempotencyKey: text(),
    requestHash: text(),
    /** The due time that the schedule started it for; a suite has at most one run for each. */
    fireAt: moment(),
    /** What a pipeline tests: `owner/name` and the commit's SHA. */
    repo: text(),
    sha: text(),
    pullRequest: integer(),
    branch: text(),
    /** A name for where the tests run. */
    environment: text(),
    /** Replaces the origin of the starting URLs. */
    baseUrl: text(),
    /** The start named it in place of the environment's; a repetition does, too. */
    isBaseUrlGiven: boolean().notNull().default(false),
    shardIndex: integer(),
    shardTotal: integer(),
    /** No model and no healing. */
    isFrozen: boolean().notNull().default(false),
    /** Values for this run instead of the company's: encrypted JSON. */
    variables: text(),
    /** The stored environment; `environment` is its name at the start. No foreign key: what waits for a deleted one must not run elsewhere. */
    environmentId: integer(),
    /** How often a failed test of it is tried again: the most that one of its tests has. */
    retries: integer().notNull().default(0),
    /** Its tests sign in once for all. */
    sharesLogin: boolean().notNull().default(false),
    /** It has only some rows of the tables of its tests. */
    hasChosenRows: boolean().notNull().default(false),
    /** Its test is recorded for the viewer of Playwright. */
    recordsTrace: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.companyId, table.idempotencyKey),
    unique().on(table.suiteId, table.fireAt),
    index().on(table.companyId, table.id),
    index().on(table.suiteId, table.id),
    // Filters of the list.
    index().on(table.companyId, table.status, table.id),
    index().on(table.companyId, table.createdAt),
    // What an environment that takes one run at a time has to do.
    index('group_runs_unfinished_index')
      .on(table.environmentId, table.id)
      .where(sql`${table.environmentId} is not null and ${table.status} in ('pending', 'running')`),
    index('group_runs_environment_index')
      .on(table.companyId, table.environment, table.id)
      .where(sql`${table.environment} is not null`),
    index('group_runs_branch_index')
      .on(table.companyId, table.branch, table.id)
      .where(sql`${table.branch} is not null`),
    index('group_runs_commit_index')
      .on(table.companyId, table.sha.op('text_pattern_ops'))
      .where(sql`${table.sha} is not null`),
    index('group_runs_starter_index')
      .on(table.companyId, table.startedByUserId, table.id)
      .where(sql`${table.startedByUserId} is not null`),
  ],
);

/**
 * What tells the environment of a group run `g` apart from others, in plain SQL: its id, else the label or the base URL that the start gave;
 * empty: the tests' own addresses.
 */
export const ENVIRONMENT_KEY = sql<string>`coalesce('#' || g.environment_id, g.environment, g.base_url, '')`;

/**
 * Whether a group run `g` took place in the environment with this `ENVIRONMENT_KEY`. The case keeps the planner from taking its runs for few,
 * and searching all group runs for them instead of a test's own.
 */
export const isInEnvironment = (key: SQL | string): SQL =>
  sql`case when ${ENVIRONMENT_KEY} = ${key} then true else false end`;

/**
 * What a test run `r` of a group run `g` has tested, in plain SQL: the version of the test, and the commit of the site. Null: one of them is
 * not known.
 */
export const TESTED_VERSION = sql<string | null>`r.definition_hash || '@' || g.sha`;

/**
 * For queries on `groupRuns`: how many runs of its environment a run waits for, where one runs at a time: the one that is executed, then
 * those that were started before it. 0: it waits for none.
 */
export const placeInLine = sql<number>`(
  select count(*)::int from ${environments} owner
  join ${groupRuns} other on other.environment_id = owner.id and other.status in ('pending', 'running')
  where owner.id = ${groupRuns.environmentId} and owner.one_run_at_a_time and ${groupRuns.status} in ('pending', 'running')
    and (other.status = 'pending', other.id) < (${groupRuns.status} = 'pending', ${groupRuns.id}))`;

/** `simulation`: steps of an open editor, executed before they are saved; it belongs to no group run and expires. */
export type TestRunKind = 'test' | 'simulation';

/** One row per worker process that has not been closed; its runs are requeued when the heartbeat is too old. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  heartbeatAt: moment().notNull().defaultNow(),
  /** Where the API reaches its live sessions, and how many it has room for; null and 0: it takes none. */
  liveAddress: text(),
  liveSlots: integer().notNull().default(0),
});

/**
 * One test of a group run, or a simulation, with everything it needs copied in: later edits of the test change nothing here. Queries about
 * the runs of tests go by `isTestRun`, or by the group run, which a simulation does not have.
 */
export const testRuns = pgTable(
  'test_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    kind: text().$type<TestRunKind>().notNull().default('test'),
    /** Null for a simulation. */
    groupRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    /** The id that a simulation has for its editor, and the end of its life; null for a run of a test. */
    simulationId: uuid().unique(),
    expiresAt: moment(),
    /** Of a simulation: the stored test or module that is open in the editor, whose plan it fills. */
    blueprintId: integer().references(() => blueprints.id, { onDelete: 'set null' }),
    name: text().notNull(),
    startingUrl: text(),
    file: jsonb().$type<Attachment>(),
    status: text().$type<RunStatus>().notNull().default('pending'),
    /** Why the run as a whole ended badly; a failed step says so itself. */
    error: text(),
    /** Each claim increments it; a write that names an older attempt is refused. */
    attempt: integer().notNull().default(0),
    /** How many workers have died during it. */
    lostWorkers: integer().notNull().default(0),
    /** Of the last attempt; null: claimed without a heartbeat (seed data, tests). No foreign key: rows of workers are removed. */
    workerId: uuid(),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    /** The starting page, before the first step. */
    initialScreenshotKey: text(),
    videoKey: text(),
    /** Null: none was recorded, or `traceProblem` says why it is not there. */
    traceKey: text(),
    traceProblem: text(),
    /** Since then the keys of screenshots and recording lead nowhere. */
    mediaRemovedAt: moment(),
    /** The same for two runs of the same address, file and steps, modules included. */
    definitionHash: text(),
    usage: jsonb().$type<ModelUsage>(),
    /** Viewport, device, locale and so on as the run had them; null: not known. */
    browser: jsonb().$type<RunBrowser>(),
    handlers: text().array().notNull().default([]),
    /** How many times its test had failed in this group run before; the earlier ones are superseded. */
    retry: integer().notNull().default(0),
    /** How often it is tried again if it fails: as the start of the run says, else as its suite. */
    retries: integer().notNull().default(0),
    /** Its suite, whose tests run one after the other within the group run, by their ids; null: it waits for none. */
    orderedSuiteId: integer(),
    /** Another try of the test counts instead. */
    isSuperseded: boolean().notNull().default(false),
    /** Its result does not decide the result of the group run. */
    isQuarantined: boolean().notNull().default(false),
    /** The row of the test's table: its name, and its values as encrypted JSON. Null: the test has no table. */
    rowName: text(),
    rowValues: text(),
    /** Where mails for `{{inbox}}` arrive; null: there is no inbox. */
    inboxAddress: text(),
    /** Of a simulation: the stored environment. No foreign key, as that of group runs. */
    environmentId: integer(),
    /** The same for failures that look alike; null: it has not failed. */
    failureSignature: text(),
    /** The same for failures of one cause, whatever their steps and pages; null: it gives no reason, or is older than causes. */
    failureCause: text(),
    /** The first run of the test, or of its row, that passed after this one failed, in the same environment; no run of a test is ever deleted alone. */
    passedSinceId: integer(),
    /** It has failed, counts, is not in quarantine, has no verdict, and its test has not passed since. */
    needsReview: boolean().notNull().default(false),
    /** The steps of the login module, the first ones. */
    loginSteps: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.groupRunId),
    index().on(table.blueprintId, table.id),
    index().on(table.status),
    // Results of a period.
    index('test_runs_period_index')
      .on(table.companyId, table.createdAt)
      .where(sql`${table.kind} = 'test'`),
    index('test_runs_inbox_index')
      .on(table.inboxAddress)
      .where(sql`${table.inboxAddress} is not null`),
    // Expired simulations.
    index('test_runs_expiry_index')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    // Runs whose media are removed next.
    index('test_runs_with_media_index')
      .on(table.finishedAt)
      .where(sql`${table.mediaRemovedAt} is null and ${table.startedAt} is not null`),
    index('test_runs_failure_index')
      .on(table.blueprintId, table.failureSignature, table.id)
      .where(sql`${table.failureSignature} is not null`),
    index('test_runs_to_review_index')
      .on(table.companyId, table.id, table.failureCause, table.failureSignature)
      .where(sql`${table.needsReview}`),
    index('test_runs_passed_since_index')
      .on(table.companyId, table.id)
      .where(sql`${table.passedSinceId} is not null`),
    // Traces that are removed next.
    index('test_runs_with_trace_index')
      .on(table.finishedAt)
      .where(sql`${table.traceKey} is not null`),
    check('test_runs_kind_check', sql`(${table.kind} = 'simulation') = (${table.groupRunId} is null)`),
  ],
);

/** What pages showed at steps: each content once in a company, for as long as a step refers to it. */
export const pageSnapshots = pgTable(
  'page_snapshots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    /** SHA-256 of the model as it is stored. */
    hash: text().notNull(),
    /** A `PageModel` as JSON, compressed with Brotli. */
    model: bytes().notNull(),
    /** When a step was given it; one that is new to its step is not taken for unused meanwhile. */
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.companyId, table.hash)],
);

export const testRunSteps = pgTable(
  'test_run_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    testRunId: belongsTo(() => testRuns.id),
    stepNumber: integer().notNull(),
    /** Where the step stood in the editor; null: not known. */
    place: jsonb().$type<StepPlace>(),
    type: text().$type<Exclude<StepType, 'module'>>().notNull(),
    task: text().notNull(),
    useVision: boolean().notNull(),
    startedAt: moment(),
    isSuccessful: boolean(),
    result: text(),
    /** Seconds into the recording. */
    start: doublePrecision(),
    duration: doublePrecision(),
    marks: jsonb().$type<StepMark[]>().notNull().default([]),
    /** null: that is not why it failed, or not known. */
    missingName: jsonb().$type<MissingName>(),
    /** Sentences that the result offers. */
    fixes: jsonb().$type<StepFix[]>().notNull().default([]),
    /** What an accessibility check found; null: there was none. */
    findings: jsonb().$type<AccessibilityFindings>(),
    /** What the page showed when the step acted or was judged; null: not known, or removed because of its age. */
    pageSnapshotId: integer().references(() => pageSnapshots.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique().on(table.testRunId, table.stepNumber),
    // Pages that no step refers to.
    index('test_run_steps_page_index')
      .on(table.pageSnapshotId)
      .where(sql`${table.pageSnapshotId} is not null`),
    // Searches in failed steps.
    index('test_run_steps_failed_index')
      .on(table.testRunId)
      .where(sql`not ${table.isSuccessful}`),
  ],
);

/** Where the step stood in the editor; where that is not known, its number in the run. */
export function placeOf({
  place,
  stepNumber,
}: Pick<typeof testRunSteps.$inferSelect, 'place' | 'stepNumber'>): StepPlace {
  return place ?? { step: stepNumber, module: null };
}

export const testRunActions = pgTable(
  'test_run_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stepId: belongsTo(() => testRunSteps.id),
    actionNumber: integer().notNull(),
    type: text().notNull(),
    description: text().notNull(),
    isSuccessful: boolean().notNull(),
    screenshotKey: text(),
    screenshotBeforeKey: text(),
    element: jsonb().$type<ActedElement>(),
    pageUrl: text(),
    /** Seconds into the recording. */
    start: doublePrecision(),
    duration: doublePrecision().notNull(),
    source: text().$type<ActionSource>().notNull().default('interpreter'),
  },
  (table) => [unique().on(table.stepId, table.actionNumber)],
);

/** Of a test run `t`, in plain SQL: the key of what the page showed when it failed, or else at its start. */
export const LAST_SCREENSHOT = sql`coalesce(
  (select coalesce(a.screenshot_key, a.screenshot_before_key)
   from ${testRunActions} a join ${testRunSteps} s on s.id = a.step_id
   where s.test_run_id = t.id and coalesce(a.screenshot_key, a.screenshot_before_key) is not null
     and s.step_number <= all (
       select f.step_number from ${testRunSteps} f where f.test_run_id = t.id and f.is_successful = false)
   order by s.step_number desc, a.action_number desc limit 1),
  t.initial_screenshot_key)`;

/** Exceptions, console messages and failed requests of the pages during a test. */
export const testRunEvents = pgTable(
  'test_run_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    testRunId: belongsTo(() => testRuns.id),
    stepNumber: integer(),
    actionNumber: integer(),
    kind: text().$type<PageEventKind>().notNull(),
    level: text().$type<'error' | 'warning'>().notNull(),
    text: text().notNull(),
    url: text(),
    method: text(),
    status: integer(),
    /** Seconds into the recording. */
    time: doublePrecision().notNull(),
  },
  (table) => [index().on(table.testRunId)],
);

/** The requests of the pages during a step; removed with the media of the run. A table of its own: lists of steps leave them out. */
export const testRunRequests = pgTable('test_run_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  stepId: belongsTo(() => testRunSteps.id).unique(),
  requests: jsonb().$type<StepRequest[]>().notNull(),
  /** How many more there were. */
  leftOut: integer().notNull(),
});

/** Downloads of a run. */
export const testRunFiles = pgTable(
  'test_run_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    testRunId: belongsTo(() => testRuns.id),
    stepNumber: integer(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    storageKey: text().notNull(),
  },
  (table) => [index().on(table.testRunId)],
);

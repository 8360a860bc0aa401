import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import { currentKeyName } from '../../platform/actor.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { findSteps, type BlueprintRow, type StepRow } from './blueprints-repository.ts';
import { recordUpdated } from './audit-blueprint.ts';
import type { UnclearCount } from './unclear-repository.ts';
import {
  blueprints,
  blueprintSteps,
  blueprintVersions,
  type BlueprintSnapshot,
  type StepDraft,
} from './tables.ts';

/** A draft at its place. `id`: the stored step that it is; absent: that is found out, or it is new. */
export type StepValues = StepDraft & Pick<StepRow, 'stepNumber'> & { id?: number | undefined };

export type BlueprintValues = Pick<
  BlueprintRow,
  'title' | 'startingUrl' | 'suiteId' | 'file' | 'tags' | 'browser' | 'handlers'
>;

/** What is written of a state. */
export interface NewState<Values = BlueprintValues> {
  values: Values;
  steps: StepValues[];
  unclear: UnclearCount;
}

export async function insertBlueprint(
  queries: Queries,
  {
    values,
    steps,
    unclear,
  }: NewState<BlueprintValues & Pick<BlueprintRow, 'companyId' | 'type' | 'createdBy'>>,
): Promise<number> {
  const row = { ...values, ...unclear, createdByKey: currentKeyName() };
  const { id } = onlyRow(await queries.insert(blueprints).values(row).returning({ id: blueprints.id }));
  await insertSteps(queries, id, withIds(steps, []));
  return id;
}

/** Stores the previous state as a version, then replaces it, unless nothing changes. `userId`: who saves. */
export async function replaceBlueprint(
  transaction: Transaction,
  previous: BlueprintRow,
  { values, steps, unclear }: NewState,
  userId: number | null,
): Promise<void> {
  const previousSteps = await findSteps(transaction, [previous.id]);
  const snapshot = snapshotOf(previous, previousSteps);
  if (isSameState(snapshot, snapshotOf({ ...previous, ...values }, steps))) return;
  await transaction.insert(blueprintVersions).values({
    blueprintId: previous.id,
    version: previous.version,
    snapshot,
    replacedBy: userId,
    replacedByKey: currentKeyName(),
  });
  await transaction.delete(blueprintSteps).where(eq(blueprintSteps.blueprintId, previous.id));
  await insertSteps(transaction, previous.id, withIds(steps, previousSteps));
  await transaction
    .update(blueprints)
    .set({
      ...values,
      ...unclear,
      version: previous.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(blueprints.id, previous.id));
  await recordUpdated(transaction, previous, { ...previous, steps: previousSteps }, { ...values, steps });
}

/** Stores the previous state of each as a version, then moves it to the suite. `userId`: who moves. */
export async function moveBlueprints(
  transaction: Transaction,
  moving: BlueprintRow[],
  suiteId: number | null,
  userId: number | null,
): Promise<void> {
  if (moving.length === 0) return;
  const ids = moving.map(({ id }) => id);
  const steps = Map.groupBy(await findSteps(transaction, ids), ({ blueprintId }) => blueprintId);
  const versions = moving.map((row) => ({
    blueprintId: row.id,
    version: row.version,
    snapshot: snapshotOf(row, steps.get(row.id) ?? []),
    replacedBy: userId,
  }));
  await transaction.insert(blueprintVersions).values(versions);
  await transaction
    .update(blueprints)
    .set({ suiteId, version: sql`${blueprints.version} + 1`, updatedAt: new Date() })
    .where(inArray(blueprints.id, ids));
}

async function insertSteps(queries: Queries, blueprintId: number, steps: StepValues[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step) => ({ ...step, blueprintId }));
  await queries.insert(blueprintSteps).overridingSystemValue().values(rows);
}

/** A step keeps its id for as long as it is in the blueprint: two edits of it are told from a new one by that. */
function withIds(steps: StepValues[], previous: StepRow[]): StepValues[] {
  const free = new Map(previous.map((step) => [step.id, step]));
  const take = (step: StepValues, isIt: (other: StepRow) => boolean): StepValues => {
    if (step.id !== undefined) return step;
    const id = [...free.values()].find(isIt)?.id;
    if (id !== undefined) free.delete(id);
    return { ...step, id };
  };
  const contentOf = ({ type, action, useVision, moduleId, isDisabled }: StepDraft) =>
    JSON.stringify([type, action, useVision, moduleId, isDisabled]);
  return steps
    .map((step) => ({ ...step, id: free.delete(step.id ?? 0) ? step.id : undefined }))
    .map((step) => take(step, (other) => contentOf(other) === contentOf(step)))
    .map((step) => take(step, ({ stepNumber }) => stepNumber === step.stepNumber));
}

/** A state as versions store it. */
export function snapshotOf(blueprint: BlueprintRow, steps: StepDraft[]): BlueprintSnapshot {
  const { title, startingUrl, suiteId, file, tags, browser, handlers } = blueprint;
  return {
    title,
    startingUrl,
    suiteId,
    file,
    tags,
    browser,
    handlers,
    steps: steps.map(({ type, action, useVision, moduleId, isDisabled }) => ({
      type,
      action,
      useVision,
      moduleId,
      isDisabled,
    })),
  };
}

/** As the database would give them back: without what is undefined. */
function isSameState(a: BlueprintSnapshot, b: BlueprintSnapshot): boolean {
  const stored = (snapshot: BlueprintSnapshot): unknown => JSON.parse(JSON.stringify(snapshot));
  return isDeepStrictEqual(stored(a), stored(b));
}

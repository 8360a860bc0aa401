import type { UnclearStep } from 'shared/contract';
import { isClear, LANGUAGE_VERSION, readStep } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import type { Queries } from '../../platform/database/database.ts';
import { mapYielding } from '../../platform/map-yielding.ts';
import { findSteps, type BlueprintRow, type StepRow } from './blueprints-repository.ts';
import {
  findOutdated,
  findPossiblyUnclear,
  findWithModules,
  storeCount,
  type UnclearCount,
} from './unclear-repository.ts';

/** Blueprints whose steps are read from the database at once. */
const BATCH = 100;

type Step = Pick<StepRow, 'type' | 'action' | 'isDisabled'>;

/** Disabled steps do not count, those of used modules count for the module. Takes milliseconds a step: too long for a transaction. */
export async function countUnclearSteps(steps: Step[]): Promise<UnclearCount> {
  const areUnclear = await mapYielding(
    steps,
    ({ type, action, isDisabled }) => type !== 'module' && !isDisabled && !isClear(readStep(action, type)),
  );
  return { unclearSteps: areUnclear.filter(Boolean).length, languageVersion: LANGUAGE_VERSION };
}

/** Stored steps that cannot be run as they are, in the order of titles and numbers; `companyId` null: those of every company. */
export async function* listUnclearSteps(
  queries: Queries,
  companyId: number | null,
): AsyncGenerator<UnclearStep & { companyId: number }> {
  const found = await findPossiblyUnclear(queries, companyId);
  for (let at = 0; at < found.length; at += BATCH)
    for (const { blueprint, steps } of await withSteps(queries, found.slice(at, at + BATCH)))
      for (const step of await unclearStepsOf(blueprint, steps))
        yield { ...step, companyId: blueprint.companyId };
}

/** The unclear steps of these tests, their modules and the login modules of their suites. */
export async function findUnclearSteps(queries: Queries, testIds: number[]): Promise<UnclearStep[]> {
  const found = await withSteps(queries, await findWithModules(queries, testIds));
  const unclear: UnclearStep[] = [];
  for (const { blueprint, steps } of found) unclear.push(...(await unclearStepsOf(blueprint, steps)));
  return unclear;
}

/** Counts again what another version of the language has counted, or nothing so far. `ids`: of these blueprints only. */
export async function recountUnclearSteps(queries: Queries, ids?: number[]): Promise<void> {
  for (let after = 0, isMore = true; isMore;) {
    const outdated = await findOutdated(queries, { after, limit: BATCH, ids });
    for (const { blueprint, steps } of await withSteps(queries, outdated))
      await storeCount(queries, blueprint, await countUnclearSteps(steps));
    after = outdated.at(-1)?.id ?? after;
    isMore = outdated.length === BATCH;
  }
}

async function withSteps(queries: Queries, rows: BlueprintRow[]) {
  const ids = rows.map(({ id }) => id);
  const steps = Map.groupBy(await findSteps(queries, ids), ({ blueprintId }) => blueprintId);
  return rows.map((blueprint) => ({ blueprint, steps: steps.get(blueprint.id) ?? [] }));
}

/** In the order of the steps. */
async function unclearStepsOf(
  { id, title, type }: Pick<BlueprintRow, 'id' | 'title' | 'type'>,
  steps: StepRow[],
): Promise<UnclearStep[]> {
  const unclear = await mapYielding(steps, (step): UnclearStep[] => {
    if (step.type === 'module' || step.isDisabled) return [];
    const reading = readStepWithSuggestions(step.action, step.type);
    if (isClear(reading)) return [];
    const described: UnclearStep = {
      test_blueprint_id: id,
      title,
      type,
      step_number: step.stepNumber,
      action: step.action,
      step_type: step.type,
      state: reading.state,
      problem: reading.problem?.message ?? null,
      suggestions: reading.suggestions.map(({ sentences }) => sentences),
    };
    return [described];
  });
  return unclear.flat();
}

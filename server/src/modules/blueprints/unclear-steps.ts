import { INBOX_VARIABLE } from 'shared/constants';
import type { UnclearStep } from 'shared/contract';
import {
  createKnownValues,
  isClear,
  LANGUAGE_VERSION,
  readStep,
  rememberedName,
  type KnownValues,
  type Reading,
} from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import type { Queries } from '../../platform/database/database.ts';
import { mapYielding } from '../../platform/map-yielding.ts';
import { findSteps, type BlueprintRow, type StepRow } from './blueprints-repository.ts';
import { findSuitesOfTests } from './relations-repository.ts';
import type { StepValueNames } from './tables.ts';
import {
  findColumnNames,
  findOutdated,
  findPossiblyUnclear,
  findVariableNames,
  findWithModules,
  storeCount,
  type UnclearCount,
} from './unclear-repository.ts';

/** Blueprints whose steps are read from the database at once. */
const BATCH = 100;

type Step = Pick<StepRow, 'type' | 'action' | 'isDisabled'>;

/**
 * Disabled steps do not count, those of used modules count for the module. Whether a value is known shows later: values come and go without
 * a save of the blueprint. Takes milliseconds a step: too long for a transaction.
 */
export async function countUnclearSteps(steps: Step[]): Promise<UnclearCount> {
  const known = createKnownValues([]);
  const stepValues: StepValueNames = { needed: [], remembered: [] };
  const areUnclear = await mapYielding(steps, ({ type, action, isDisabled }) => {
    if (type === 'module' || isDisabled) return false;
    const reading = readStep(action, type);
    const needed = known.unknownNames(action, reading);
    if (needed.length > 0) stepValues.needed.push(needed);
    const remembered = rememberedName(reading.command);
    if (remembered !== null) stepValues.remembered.push(remembered);
    known.pass(action, reading);
    return !isClear(reading);
  });
  return { unclearSteps: areUnclear.filter(Boolean).length, stepValues, languageVersion: LANGUAGE_VERSION };
}

/** Stored steps that cannot be run as they are, in the order of titles and numbers; `companyId` null: those of every company. */
export async function* listUnclearSteps(
  queries: Queries,
  companyId: number | null,
): AsyncGenerator<UnclearStep & { companyId: number }> {
  const found = await findPossiblyUnclear(queries, companyId);
  for (let at = 0; at < found.length; at += BATCH) {
    const batch = found.slice(at, at + BATCH);
    const ids = batch.map(({ id }) => id);
    const blueprints = await readAll(queries, await findWithModules(queries, ids));
    for (const test of blueprints.values()) checkValues(test, blueprints, { withModules: false });
    for (const { id, companyId: owner } of batch)
      for (const step of unclearStepsOf(blueprints.get(id))) yield { ...step, companyId: owner };
  }
}

/**
 * The unclear steps of these tests, their modules and the login modules of their suites: also those of modules that name a value which is
 * unknown in one of the tests. `given`: the names of values that are given for the run.
 */
export async function findUnclearSteps(
  queries: Queries,
  testIds: number[],
  given: string[] = [],
): Promise<UnclearStep[]> {
  const blueprints = await readAll(queries, await findWithModules(queries, testIds), given);
  for (const test of blueprints.values()) checkValues(test, blueprints, { withModules: true });
  return [...blueprints.values()].flatMap(unclearStepsOf);
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

interface ReadStep {
  step: StepRow;
  /** null: it is disabled, or includes a module. */
  reading: Reading | null;
  /** The same where it runs: `unknown-value` if it names a value that is not known there. */
  checked: Reading | null;
}

interface ReadBlueprint {
  blueprint: BlueprintRow;
  steps: ReadStep[];
  loginModuleId: number | null;
  /** The values that its first step may name. */
  names: string[];
}

/** In the order of the rows, by their ids. */
async function readAll(
  queries: Queries,
  rows: BlueprintRow[],
  given: string[] = [],
): Promise<Map<number, ReadBlueprint>> {
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))];
  const variables = Map.groupBy(await findVariableNames(queries, companyIds), ({ companyId }) => companyId);
  const columns = await findColumnNames(
    queries,
    rows.map(({ id }) => id),
  );
  const suites = await findSuitesOfTests(queries, [...new Set(rows.flatMap(({ suiteId }) => suiteId ?? []))]);
  const read = new Map<number, ReadBlueprint>();
  for (const { blueprint, steps } of await withSteps(queries, rows)) {
    const { id, companyId, suiteId } = blueprint;
    const ofCompany = variables.get(companyId)?.map(({ name }) => name) ?? [];
    read.set(id, {
      blueprint,
      steps: await mapYielding(steps, readOne),
      loginModuleId: suites.get(suiteId ?? 0)?.loginModuleId ?? null,
      names: [INBOX_VARIABLE, ...given, ...ofCompany, ...(columns.get(id) ?? [])],
    });
  }
  return read;
}

function readOne(step: StepRow): ReadStep {
  const { type, action, isDisabled } = step;
  const reading = type === 'module' || isDisabled ? null : readStepWithSuggestions(action, type);
  return { step, reading, checked: reading };
}

/**
 * Marks the steps of a test that name an unknown value where they run, also those of its modules if these are asked for. The values of a
 * module come from the tests that use it, so nothing is unknown in a module by itself.
 */
function checkValues(
  { blueprint, steps, names, loginModuleId }: ReadBlueprint,
  blueprints: ReadonlyMap<number, ReadBlueprint>,
  { withModules }: { withModules: boolean },
): void {
  if (blueprint.type === 'module') return;
  const known = createKnownValues(names);
  const passModule = (id: number | null) =>
    blueprints.get(id ?? 0)?.steps.forEach((read) => passStep(known, read, withModules));
  passModule(loginModuleId);
  for (const read of steps) {
    if (read.step.type !== 'module') passStep(known, read, true);
    else if (!read.step.isDisabled) passModule(read.step.moduleId);
  }
}

function passStep(known: KnownValues, read: ReadStep, isChecked: boolean): void {
  const { step, reading } = read;
  if (!reading) return;
  const checked = known.check(step.action, reading);
  if (isChecked && checked !== reading) read.checked = checked;
  known.pass(step.action, reading);
}

/** In the order of the steps. */
function unclearStepsOf(read: ReadBlueprint | undefined): UnclearStep[] {
  if (!read) return [];
  const { id, title, type } = read.blueprint;
  return read.steps.flatMap(({ step, checked: reading }): UnclearStep[] => {
    if (!reading || step.type === 'module' || isClear(reading)) return [];
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
}

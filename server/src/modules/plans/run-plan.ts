import type { GivenValue, LearnedStep, PlannedStep, RunPlan } from 'runner';
import type { PlanEntryInput } from 'shared/contract';
import { planText } from 'shared/step-language';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { secretFinder } from './check-entries.ts';
import { clearProposals, findByTexts, lockPlans, touchEntries, type PlanRow } from './plans-repository.ts';
import { fitsPlan, storeLearned } from './store-learned.ts';

/** A step of a run. */
interface RunStep {
  type: 'act' | 'assert';
  action: string;
  /** The module that contains it; null: the test itself. */
  moduleId: number | null;
}

export interface PlannedRun {
  /** null: the test is not stored yet. Steps of modules have their plan all the same. */
  blueprintId: number | null;
  /** null: a simulation or a run in a live browser, which belongs to an open editor and leads nowhere. */
  testRunId: number | null;
  /** In the order of the run. */
  steps: RunStep[];
  values: GivenValue[];
}

/** What a run adds to the plans of its steps, written in the transaction that ends it. */
export interface Learning {
  /** Call it before the run is locked: the deletion of a test locks in this order. */
  lock(transaction: Transaction): Promise<void>;
  /** Idempotent. Needs the lock. */
  store(transaction: Transaction): Promise<void>;
}

/** The plan of a run, and what the run adds to it. */
export interface OpenPlan {
  plan: RunPlan;
  /**
   * Of a run that has not passed only conflicts are stored, as proposals. `learned` may leave out what the plan has already.
   * Undefined: there is nothing to write.
   */
  learn(learned: LearnedStep[], isPassed: boolean): Learning | undefined;
  /** Stores the conflicts of a run whose end is stored nowhere. */
  propose(conflicts: LearnedStep[]): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;

/** Reads the entries of the run's steps by one query. */
export async function openPlan(queries: Queries, log: Log, run: PlannedRun): Promise<OpenPlan> {
  const steps = run.steps.map(({ type, action, moduleId }) => ({
    ownerId: moduleId ?? run.blueprintId,
    type,
    text: planText(action, type),
  }));
  const ownerIds = [...new Set(steps.flatMap(({ ownerId }) => ownerId ?? []))];
  const texts = [...new Set(steps.map(({ text }) => text))];
  const rows = await findByTexts(queries, ownerIds, texts);
  await touchEntries(
    queries,
    rows.filter(({ usedAt }) => Date.now() - usedAt.getTime() > DAY).map(({ id }) => id),
  );
  const origin: PlanEntryInput['origin'] = run.testRunId === null ? 'attempt' : 'run';
  const holdsSecret = secretFinder(run.values);
  const stepKey = (step: { ownerId: number | null; type: string; text: string }) =>
    JSON.stringify([step.ownerId, step.type, step.text]);
  const byStep = Map.groupBy(rows, (row) => stepKey({ ownerId: row.blueprintId, ...row }));

  const open: OpenPlan = {
    plan: {
      entriesOf(stepIndex) {
        const step = steps[stepIndex];
        return (step && byStep.get(stepKey(step))?.map(toPlannedStep)) ?? [];
      },
    },
    learn(learned, isPassed) {
      const found = learned.flatMap((one) => {
        const step = steps[one.stepIndex];
        if (!step || step.ownerId === null) return [];
        return [{ ...one, ...step, ownerId: step.ownerId, origin }];
      });
      const fitting = found.filter((one) => fitsPlan(one, holdsSecret));
      if (fitting.length < found.length)
        log.warn(
          { run: run.testRunId, steps: found.length - fitting.length },
          'A plan does not take these steps',
        );
      const settled = isPassed ? rows.filter((row) => isSettled(row, fitting)).map(({ id }) => id) : [];
      if (fitting.length === 0 && settled.length === 0) return undefined;
      return {
        async lock(transaction) {
          await lockPlans(transaction, ownerIds);
        },
        async store(transaction) {
          await clearProposals(transaction, settled);
          const existing = await lockPlans(transaction, ownerIds);
          const byOwner = Map.groupBy(fitting, ({ ownerId }) => ownerId);
          for (const ownerId of existing)
            await storeLearned(
              transaction,
              { ownerId, testRunId: run.testRunId, isPassed },
              byOwner.get(ownerId) ?? [],
            );
        },
      };
    },
    async propose(conflicts) {
      const learning = open.learn(conflicts, false);
      if (!learning) return;
      await queries.transaction(async (transaction) => {
        await learning.lock(transaction);
        await learning.store(transaction);
      });
    },
  };
  return open;
}

type OwnedStep = Pick<LearnedStep, 'type' | 'text' | 'page' | 'proposal'> & { ownerId: number };

/**
 * Whether a green run has carried the steps of an entry out as planned, so that its proposal is out of date: none of them has a proposal
 * again, and the entry's page is the one they were on, as far as the run says.
 */
function isSettled(row: PlanRow, learned: OwnedStep[]): boolean {
  const ofStep = learned.filter(
    ({ ownerId, type, text }) => ownerId === row.blueprintId && type === row.type && text === row.text,
  );
  const isHere = ofStep.length === 0 || ofStep.some(({ page }) => page === row.page);
  return row.proposal !== null && isHere && ofStep.every(({ proposal }) => proposal === null);
}

function toPlannedStep({ type, text, page, actions, dismissed }: PlanRow): PlannedStep {
  return { type, text, page, actions, dismissed };
}

import { PLAN_ENTRIES_MAX } from 'shared/constants';
import type { PlanEntryInput } from 'shared/contract';
import { logError } from 'shared/feedback';
import type { QueryClient } from 'shared/query';
import { addToPlan } from '../../../api/plan-changes.ts';
import { planQuery } from '../../../api/plans.ts';
import { planTextOf } from '../../../model/step-plan.ts';
import { createStep } from '../../../model/step.ts';

interface Learned {
  client: QueryClient;
  /** Of the stored test or module. */
  id: number;
  steps: { type: string; action: string }[];
  learned: readonly PlanEntryInput[];
  /** Is called at once with what belongs to no stored step. */
  restore: (rest: readonly PlanEntryInput[]) => void;
}

/** Adds what was learned about stored steps to their plan. A failure is logged only: the next green run learns it again. */
export async function storeLearned({ client, id, steps, learned, restore }: Learned): Promise<void> {
  const texts = new Set(
    steps.flatMap(({ type, action }) => {
      if (type !== 'act' && type !== 'assert') return [];
      return [keyOf(type, planTextOf(createStep({ type, action })))];
    }),
  );
  const isStored = ({ type, text }: PlanEntryInput) => texts.has(keyOf(type, text));
  restore(learned.filter((entry) => !isStored(entry)));
  const entries = learned.filter(isStored).slice(-PLAN_ENTRIES_MAX);
  if (entries.length === 0) return;
  try {
    client.setQueryData(planQuery(id).queryKey, await addToPlan(id, entries));
  } catch (error) {
    logError(error, 'What the live browser has learned could not be stored');
  }
}

const keyOf = (type: string, text: string | null): string => JSON.stringify([type, text]);

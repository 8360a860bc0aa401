import { useState } from 'react';
import type { PlanEntryInput } from 'shared/contract';
import { useQueryClient, type QueryClient } from 'shared/query';

/** Steps that are stored on the server. */
interface StoredSteps {
  id: number;
  test_steps: { type: string; action: string }[];
}

/** What recordings and attempts in the live browser have found out, until it can be stored with the steps. */
export interface LearnedPlan {
  add: (entries: readonly PlanEntryInput[]) => void;
  /** Stores what belongs to stored steps of a test or module; the rest waits for steps that are not stored yet. Never throws. */
  store: (stored: StoredSteps) => void;
}

/** What the live browser of an editor learns. The object stays the same. */
export function useLearnedPlan(): LearnedPlan {
  const client = useQueryClient();
  const [learned] = useState(() => createLearnedPlan(client));
  return learned;
}

function createLearnedPlan(client: QueryClient): LearnedPlan {
  let waiting: PlanEntryInput[] = [];
  const restore = (rest: readonly PlanEntryInput[]) => {
    waiting = [...rest, ...waiting];
  };
  return {
    add: (entries) => {
      waiting = [...waiting, ...entries];
    },
    store: ({ id, test_steps: steps }) => {
      if (waiting.length === 0) return;
      const learned = waiting;
      waiting = [];
      void import('./store-learned.ts').then(
        ({ storeLearned }) => storeLearned({ client, id, steps, learned, restore }),
        () => restore(learned),
      );
    },
  };
}

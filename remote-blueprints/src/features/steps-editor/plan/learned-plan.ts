import { useCallback, useEffect } from 'react';
import type { PlanEntryInput } from 'shared/contract';
import { useQueryClient } from 'shared/query';
import { atom } from 'shared/state';
import { isDirtyAtom, useEditor } from '../../../state/editor.ts';
import { useLiveBrowser } from '../../../state/live-browser.ts';

/** Steps that are stored on the server. */
interface StoredSteps {
  id: number;
  test_steps: { type: string; action: string }[];
}

/** What recordings and attempts in the live browser have found out, until it can be stored with the steps. */
const waitingAtom = atom<readonly PlanEntryInput[]>([]);

/**
 * Returns a function, always the same, that stores what was learned about the stored steps of a test or module; the rest waits for steps
 * that are not stored yet. It never throws.
 */
export function useStoreLearned(): (stored: StoredSteps) => void {
  const client = useQueryClient();
  const { store } = useEditor();
  return useCallback(
    ({ id, test_steps: steps }) => {
      const learned = store.get(waitingAtom);
      if (learned.length === 0) return;
      store.set(waitingAtom, []);
      const restore = (rest: readonly PlanEntryInput[]) => store.set(waitingAtom, (now) => [...rest, ...now]);
      void import('./store-learned.ts').then(
        ({ storeLearned }) => storeLearned({ client, id, steps, learned, restore }),
        () => restore(learned),
      );
    },
    [client, store],
  );
}

/** Learns from the live browser of the editor. */
export function useLearning(): void {
  const { store, blueprintId, steps } = useEditor();
  const live = useLiveBrowser();
  const storeLearned = useStoreLearned();
  useEffect(
    () =>
      live?.onEvent((event) => {
        // What a colleague runs, who is watched here, is stored there.
        if (!('plan' in event) || !live.state().isController) return;
        const { plan } = event;
        if (!plan) return;
        store.set(waitingAtom, (now) => [...now, ...plan]);
        // Steps with changes get it when they are saved.
        if (blueprintId !== null && !store.get(isDirtyAtom))
          storeLearned({ id: blueprintId, test_steps: steps() });
      }),
    [live, store, blueprintId, steps, storeLearned],
  );
}

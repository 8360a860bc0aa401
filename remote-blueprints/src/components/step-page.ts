import { createContext, useContext } from 'react';
import { useQuery } from 'shared/query';
import { stepPageQuery } from '../api/step-pages.ts';
import type { StoredStep } from '../model/stored-step.ts';
import { useLiveBrowser } from './live-browser.ts';

/** How a step of the editor is stored; null: it is not. */
export const StoredStepContext = createContext<
  (stepId: string) => (StoredStep & { blueprintId: number }) | null
>(() => null);

/** The page that a step last ran on; undefined: not known (yet), not needed, or there is a live page instead. */
export function useStepPage(stepId: string, isNeeded = true) {
  const live = useLiveBrowser();
  const stored = useContext(StoredStepContext)(stepId);
  const { data } = useQuery({
    ...stepPageQuery(stored),
    enabled: isNeeded && live === null && stored !== null,
  });
  return live === null ? (data ?? undefined) : undefined;
}

import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import type { LiveAnswerTo } from 'shared/contract';
import type { ChangeSteps } from '../model/step-list.ts';
import type { EditorStep } from '../model/step.ts';
import { useLiveBrowser } from './live-browser.ts';
import { useCurrent } from './useCurrent.ts';

/** An element of the live page is being picked. */
export interface Picking {
  /** The step whose text the sentence replaces; null: it becomes a new step. */
  stepId: string | null;
  /** null: none has been chosen yet. */
  picked: LiveAnswerTo<'pick'> | null;
}

/** What the live browser adds to the steps of an editor. */
export interface LiveEditing {
  steps: () => EditorStep[];
  changeSteps: ChangeSteps;
  /** The ids of steps that were inserted at the cursor of the live browser without being run. */
  inserted: Set<string>;
  /** The editor was opened in order to record. */
  recordsAtOnce: boolean;
  picking: Picking | null;
  setPicking: Dispatch<SetStateAction<Picking | null>>;
}

const LiveEditingContext = createContext<LiveEditing | null>(null);

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  recordsAtOnce?: boolean;
  /** The steps editor and the live browser. */
  children: ReactNode;
}

export function LiveEditingProvider({ steps, onChange, recordsAtOnce = false, children }: Props) {
  const currentSteps = useCurrent(steps);
  const [inserted] = useState(() => new Set<string>());
  const [picking, setPicking] = useState<Picking | null>(null);
  const live = useLiveBrowser();
  // Picking ends with the live browser.
  useEffect(() => () => setPicking(null), [live]);
  const editing = useMemo(
    () => ({ steps: currentSteps, changeSteps: onChange, inserted, recordsAtOnce, picking, setPicking }),
    [currentSteps, onChange, inserted, recordsAtOnce, picking],
  );
  return <LiveEditingContext value={editing}>{children}</LiveEditingContext>;
}

/** null: outside of an editor with a live browser. */
export const useLiveEditing = (): LiveEditing | null => useContext(LiveEditingContext);

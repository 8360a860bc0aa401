import { useMemo, type RefObject } from 'react';
import type { MediaTab } from '../../features/media/media-tab.ts';
import type { StepItemCalls } from '../../features/steps/StepItem.tsx';
import type { Move } from '../../model/walk.ts';

interface Options {
  makeMove: (move: Move) => void;
  setTab: (tab: MediaTab) => void;
  panel: RefObject<HTMLElement | null>;
}

/** What the rows of the list call. They stay the same, so that a row renders only when it changes. */
export function useStepCalls({ makeMove, setTab, panel }: Options): StepItemCalls {
  return useMemo(() => {
    const show = (tab: MediaTab) => {
      setTab(tab);
      panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    };
    return {
      onToggle: (stepIndex) => makeMove({ kind: 'toggle', stepIndex }),
      onShow(order) {
        makeMove({ kind: 'show', order });
        show('screenshots');
      },
      onWatch(stepIndex) {
        makeMove({ kind: 'choose', stepIndex, isPlaying: true });
        show('recording');
      },
    };
  }, [makeMove, setTab, panel]);
}

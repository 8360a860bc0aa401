import { useMemo, type RefObject } from 'react';
import type { MediaTab } from '../../features/media/MediaPanel.tsx';
import type { StepItemHandlers } from '../../features/steps/StepItem.tsx';
import type { SeekTarget } from '../../model/timeline.ts';

interface Options {
  seekTo: (target: SeekTarget) => void;
  setTab: (tab: MediaTab) => void;
  panel: RefObject<HTMLElement | null>;
}

/** Event handlers of the list's rows. Their identity is stable, so that a row renders only when it changes. */
export function useStepHandlers({ seekTo, setTab, panel }: Options): StepItemHandlers {
  return useMemo(() => {
    const show = (tab: MediaTab) => {
      setTab(tab);
      panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    };
    return {
      onToggle: (stepIndex) => seekTo({ kind: 'toggle', stepIndex }),
      onShow(order) {
        seekTo({ kind: 'show', order });
        show('screenshots');
      },
      onWatch(stepIndex) {
        seekTo({ kind: 'choose', stepIndex, isPlaying: true });
        show('recording');
      },
    };
  }, [seekTo, setTab, panel]);
}

import { useCallback, useMemo, type KeyboardEvent } from 'react';
import type { MenuItem } from 'shared/overlay';
import { useRunSite } from 'shared/run-environment';
import { useMissingRole } from 'shared/ui';
import { useCurrent } from '../../components/useCurrent.ts';
import { reasonNotToRun, type RunRange } from '../../model/run-range.ts';
import type { EditorStep } from '../../model/step.ts';
import { noticeFailure } from '../../notices.ts';
import { urlAtom, useEditorValue } from '../../state/editor.ts';
import { runItems } from './run-items.tsx';
import type { SimulationState } from './useSimulation.ts';

interface Options {
  simulation: SimulationState;
  steps: EditorStep[];
  /** The file that the steps may need is on its way. */
  isUploading: boolean;
}

const ALL: RunRange = { kind: 'all' };

/**
 * The ways to run steps: all of them by a button and a key, some of them by the menu of a card. They start at once: a run stops by itself at
 * the first step that is unclear.
 */
export function useRunSteps({ simulation, steps, isUploading }: Options) {
  const url = useEditorValue(urlAtom);
  const missingRole = useMissingRole('editor');
  const site = useRunSite();
  const disabledReason = missingRole ?? reasonNotToRun(steps, url, site);

  const run = (range: RunRange = ALL) => {
    if (simulation.isRunning || isUploading) return;
    if (disabledReason === undefined) void simulation.start(range);
    else noticeFailure(null, disabledReason, missingRole === undefined ? 'Invalid Input' : 'Not Allowed');
  };

  const { isRunning } = simulation;
  const current = useCurrent({ onRun: run, isRunning, count: steps.length });
  const menuItems = useCallback(
    (step: EditorStep, number: number): MenuItem[] =>
      // A card is not rendered again when another one is edited: its items run the steps as they are when one is chosen.
      runItems({ step, number, ...current(), onRun: (range) => current().onRun(range) }),
    [current],
  );

  return {
    run: () => run(),
    runRange: run,
    isUploading,
    disabledReason,
    /** For what is deep in the cards. */
    toStep: useMemo(
      () => ({ run: (id: string) => current().onRun({ kind: 'to', id }), steps, isRunning }),
      [current, steps, isRunning],
    ),
    /** Items for the menu of a card; the same function in every render. */
    menuItems,
    /** Alt+Enter runs the step of the focused card. */
    handleKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (key !== 'Enter' || !altKey || ctrlKey || metaKey || shiftKey) return;
      const step = steps.find(({ id }) => target instanceof HTMLElement && target.id === id);
      if (!step || step.is_disabled) return;
      event.preventDefault();
      run({ kind: 'only', id: step.id });
    },
  };
}

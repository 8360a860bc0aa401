import { CirclePlay, SkipBack, SkipForward } from 'lucide-react';
import type { MenuItem } from 'shared/overlay';
import type { RunRange } from '../../model/run-range.ts';
import type { EditorStep } from '../../model/step.ts';

interface Options {
  step: EditorStep;
  number: number;
  /** How many steps there are. */
  count: number;
  isRunning: boolean;
  onRun: (range: RunRange) => void;
}

/** The items of a card's menu that run some of the steps. */
export function runItems({ step, number, count, isRunning, onRun }: Options): MenuItem[] {
  const { id, is_disabled } = step;
  const busy = isRunning ? { disabledReason: 'The steps are running.' } : {};
  const disabled = is_disabled ? { disabledReason: 'The step is disabled.' } : busy;
  return [
    {
      label: 'Run this step',
      icon: <CirclePlay />,
      shortcut: 'Alt+Enter',
      onSelect: () => onRun({ kind: 'only', id }),
      ...disabled,
    },
    ...(number === count
      ? []
      : [
          {
            label: 'Run from here',
            icon: <SkipForward />,
            onSelect: () => onRun({ kind: 'from', id }),
            ...busy,
          },
        ]),
    ...(number === 1
      ? []
      : [{ label: 'Run to here', icon: <SkipBack />, onSelect: () => onRun({ kind: 'to', id }), ...busy }]),
  ];
}

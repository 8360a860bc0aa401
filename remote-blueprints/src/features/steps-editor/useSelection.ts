import { useMemo, useState } from 'react';
import { idsBetween, inOrder } from '../../model/step-list.ts';
import type { EditorStep } from '../../model/step.ts';
import type { SelectActions } from './step-actions.ts';

interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range starts: the step that was selected last without Shift. */
  anchor: string | null;
}

const NOTHING: Selection = { ids: new Set(), anchor: null };

/** The ids of the selected steps, in the order of the list, and stable functions that select. */
export function useSelection(steps: EditorStep[], currentSteps: () => EditorStep[]) {
  const [selection, setSelection] = useState(NOTHING);
  const selected = useMemo(() => inOrder(steps, selection.ids), [steps, selection.ids]);
  const select = useMemo<SelectActions & { only: (ids: string[]) => void }>(
    () => ({
      toggle: (id) =>
        setSelection(({ ids }) => {
          const next = new Set(ids);
          if (!next.delete(id)) next.add(id);
          return { ids: next, anchor: id };
        }),
      extend: (from, to) =>
        setSelection(({ ids, anchor }) => {
          const start = anchor !== null && ids.has(anchor) ? anchor : from;
          return { ids: new Set(idsBetween(currentSteps(), start, to)), anchor: start };
        }),
      all: () => setSelection({ ids: new Set(currentSteps().map(({ id }) => id)), anchor: null }),
      only: (ids) => setSelection({ ids: new Set(ids), anchor: ids[0] ?? null }),
      clear: () => setSelection((now) => (now.ids.size === 0 ? now : NOTHING)),
    }),
    [currentSteps],
  );
  return { selected, select };
}

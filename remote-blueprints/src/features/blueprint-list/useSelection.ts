import { useMemo, useRef, useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';

/** Which of the shown rows are ticked. A row that is not shown any more is not ticked either. */
export function useSelection(shown: BlueprintListItem[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number>(null);
  const selected = useMemo(() => shown.filter(({ id }) => ticked.has(id)), [shown, ticked]);

  /** With `isRange` everything from the row that was ticked last up to this one. */
  function toggle(id: number, isRange: boolean) {
    const from = isRange ? shown.findIndex((item) => item.id === anchor.current) : -1;
    const to = shown.findIndex((item) => item.id === id);
    const range =
      from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((item) => item.id);
    anchor.current = id;
    setTicked((now) => {
      const next = new Set(now);
      for (const one of range) {
        if (now.has(id)) next.delete(one);
        else next.add(one);
      }
      return next;
    });
  }

  return {
    selected,
    isAll: selected.length === shown.length,
    has: (id: number) => ticked.has(id),
    toggle,
    /** The same by the place of a row. */
    toggleAt(index: number, isRange: boolean) {
      const item = shown[index];
      if (item) toggle(item.id, isRange);
    },
    toggleAll: () =>
      setTicked(selected.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

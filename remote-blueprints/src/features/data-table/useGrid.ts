import { useCallback, useMemo, useRef, useState } from 'react';
import { gridOf, isSameGrid, problemsOf, type Grid, type GridProblem } from '../../model/data-grid.ts';
import type { DataTable } from 'shared/contract';
import { useMissingRole } from 'shared/ui';

export type ChangeGrid = (change: (grid: Grid) => Grid) => void;

/** The table of an open dialog, and what is wrong with it: shown from the first attempt to save on. */
export function useGrid(stored: DataTable | null) {
  const isReadOnly = useMissingRole('editor') !== undefined;
  const [initial] = useState(() => gridOf(stored));
  const [grid, setGrid] = useState(initial);
  const [showsProblems, setShowsProblems] = useState(false);
  const [refused, setRefused] = useState<GridProblem[]>([]);
  const current = useRef(grid);
  const change = useCallback<ChangeGrid>(
    (update) => {
      if (isReadOnly) return;
      current.current = update(current.current);
      setGrid(current.current);
      setRefused([]);
    },
    [isReadOnly],
  );
  const problems = useMemo(() => (showsProblems ? problemsOf(grid) : []), [grid, showsProblems]);
  const isDirty = useMemo(() => grid !== initial && !isSameGrid(grid, initial), [grid, initial]);

  return {
    grid,
    /** The person is a viewer. */
    isReadOnly,
    change,
    isDirty,
    /** The server's come after those of the last save; each change clears them. */
    problems: problems.length > 0 ? problems : refused,
    refuse: setRefused,
    /** Whether the table can be saved; otherwise its problems are shown from now on. */
    validate: () => {
      const isValid = problemsOf(grid).length === 0;
      setShowsProblems(!isValid);
      return isValid;
    },
  };
}

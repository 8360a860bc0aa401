import { forwardRef, useImperativeHandle, useMemo, type RefObject } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { reorder, type ChangeSteps } from '../../model/step-list.ts';
import type { EditorStep } from '../../model/step.ts';
import { DRAG_EDGE } from './DragEdge.tsx';

export interface DragSortProps {
  list: RefObject<HTMLElement | null>;
  steps: EditorStep[];
  onChange: ChangeSteps;
}

/**
 * Lets the cards of a list be dragged. It renders nothing of its own: the list is on the page before this code arrives, and its cards
 * must not be made again then.
 */
export function DragSort({ list, steps, onChange }: DragSortProps) {
  // Sortable mutates its items during a drag, so it gets copies. It also reports unchanged lists, once during render.
  const items = useMemo(() => steps.map(({ id }) => ({ id })), [steps]);
  const tag = useMemo(() => listAsTag(list), [list]);
  const handleList = (sorted: { id: string }[]) => {
    const ids = sorted.map(({ id }) => id);
    if (reorder(steps, ids) !== steps) onChange((all) => reorder(all, ids));
  };
  return <ReactSortable tag={tag} list={items} setList={handleList} handle={DRAG_EDGE} animation={150} />;
}

/** A component whose element is that of the list. */
function listAsTag(list: RefObject<HTMLElement | null>) {
  return forwardRef(function ExistingList(_, ref) {
    useImperativeHandle(ref, () => list.current);
    return null;
  });
}

import { forwardRef, useImperativeHandle, useMemo, useRef, type RefObject } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { useDocumentEvent } from 'shared/ui';
import { reorder, type ChangeSteps } from '../../model/step-list.ts';
import type { EditorStep } from '../../model/step.ts';
import type { SortableEvent } from 'sortablejs';
import { DRAG_EDGE } from './DragEdge.tsx';

export interface DragSortProps {
  list: RefObject<HTMLElement | null>;
  steps: EditorStep[];
  onChange: ChangeSteps;
}

/**
 * Lets the cards of a list be dragged. It renders nothing of its own: the list is on the page before this code arrives, and its cards
 * must not be made again then. Escape takes a drag back.
 */
export function DragSort({ list, steps, onChange }: DragSortProps) {
  // Sortable mutates its items during a drag, so it gets copies. It also reports unchanged lists, once during render.
  const items = useMemo(() => steps.map(({ id }) => ({ id })), [steps]);
  const tag = useMemo(() => listAsTag(list), [list]);
  const drag = useRef({ isGoingOn: false, isCancelled: false });
  // Where nothing may be dropped, browsers end a drag as they do on Escape. A card may be let go anywhere: it stays where the list shows it.
  useDocumentEvent('dragover', (event) => {
    if (drag.current.isGoingOn) event.preventDefault();
  });
  // Browsers keep the keys of their own drags to themselves, but not those of a drag by a finger.
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') drag.current.isCancelled = drag.current.isGoingOn;
  });
  const handleUpdate = (event: SortableEvent) => {
    drag.current.isCancelled ||= isCancelled(event);
  };
  const handleList = (sorted: { id: string }[]) => {
    if (drag.current.isCancelled) return;
    const ids = sorted.map(({ id }) => id);
    if (reorder(steps, ids) !== steps) onChange((all) => reorder(all, ids));
  };
  return (
    <ReactSortable
      tag={tag}
      list={items}
      setList={handleList}
      handle={DRAG_EDGE}
      animation={150}
      onStart={() => {
        drag.current = { isGoingOn: true, isCancelled: false };
      }}
      onUpdate={handleUpdate}
      onEnd={() => {
        drag.current = { isGoingOn: false, isCancelled: false };
      }}
    />
  );
}

/** Whether the browser ended its drag without a drop. */
function isCancelled(event: SortableEvent): boolean {
  const { originalEvent } = event as SortableEvent & { originalEvent?: Event };
  return (
    originalEvent?.type === 'dragend' && (originalEvent as DragEvent).dataTransfer?.dropEffect === 'none'
  );
}

/** A component whose element is that of the list. */
function listAsTag(list: RefObject<HTMLElement | null>) {
  return forwardRef(function ExistingList(_, ref) {
    useImperativeHandle(ref, () => list.current);
    return null;
  });
}

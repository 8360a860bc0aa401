import Sortable from 'sortablejs';
import { DRAG_EDGE } from './DragEdge.tsx';

/** Lets the cards of a list be dragged; `onSort` gets their ids in the new order. Returns what ends it. */
export function dragSort(list: HTMLElement, onSort: (ids: string[]) => void): () => void {
  const sortable = Sortable.create(list, {
    handle: DRAG_EDGE,
    animation: 150,
    onUpdate({ item, oldIndex = 0 }) {
      const ids = [...list.children].map(({ id }) => id);
      // Back to its place: React moves it with the next render.
      item.remove();
      list.insertBefore(item, list.children[oldIndex] ?? null);
      onSort(ids);
    },
  });
  return () => sortable.destroy();
}

import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { show } from './support/react.tsx';

function Task({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef } = useSortable({ id });
  return (
    <li ref={setNodeRef} {...attributes} {...listeners}>
      {id}
    </li>
  );
}
show(
  <>
    <h1>Tasks</h1>
    <DndContext>
      <SortableContext items={['Paint', 'Sand']}>
        <ul>
          <Task id="Paint" />
          <Task id="Sand" />
        </ul>
      </SortableContext>
    </DndContext>
  </>,
);

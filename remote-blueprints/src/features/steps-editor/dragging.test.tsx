import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { card, texts, writeSteps } from '../../testing/editor.ts';

// The DOM of the tests has no layout; dragging asks what is below the pointer, to scroll it.
beforeAll(() => void Object.assign(document, { elementFromPoint: () => null }));

/** Takes the third of three steps by its edge, and carries it to the top of the list, as the code of dragging does while the pointer moves. */
async function carryThirdToTop() {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await screen.findByText(/No steps yet/);
  await writeSteps(user, 'a', 'b', 'c');
  const dragged = card(3);
  await waitFor(() => {
    fireEvent.mouseDown(within(dragged).getAllByTitle('Drag to reorder')[0] ?? dragged, { button: 0 });
    expect(dragged).toHaveClass('sortable-chosen');
  });
  fireEvent.dragStart(dragged, { dataTransfer: { effectAllowed: 'all', setData: () => undefined } });
  await waitFor(() => expect(dragged).toHaveClass('sortable-ghost'));
  act(() => dragged.parentElement?.prepend(dragged));
  expect(texts()).toEqual(['c', 'a', 'b']);
  return dragged;
}

const end = { effectAllowed: 'move', dropEffect: 'none' };

test('a step that is let go stays where it was carried, on the list and next to it', async () => {
  const dragged = await carryThirdToTop();
  // The browser drops only where it may.
  expect(fireEvent.dragOver(document.body)).toBe(false);
  fireEvent.drop(document.body, { dataTransfer: end });
  expect(texts()).toEqual(['c', 'a', 'b']);
  expect(card(1)).toBe(dragged);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  // Without a drag it is left to the page.
  expect(fireEvent.dragOver(document.body)).toBe(true);
});

test('Escape, by which the browser ends a drag without a drop, takes it back', async () => {
  const dragged = await carryThirdToTop();
  fireEvent.dragEnd(dragged, { dataTransfer: end });
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(card(3)).toBe(dragged);
});

test('Escape takes back a drag that the browser leaves to the page', async () => {
  const dragged = await carryThirdToTop();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.drop(document.body, { dataTransfer: end });
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(card(3)).toBe(dragged);
});

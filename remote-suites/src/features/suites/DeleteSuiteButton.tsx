import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suite } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { IconButton } from 'shared/ui';
import { useDeleteSuite } from '../../api/suites.ts';

export function DeleteSuiteButton({ suite }: { suite: Suite }) {
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLElement | null>(null);
  const deleteSuite = useDeleteSuite(() => {
    next.current = findNext(button.current);
  });
  // The focused card is removed.
  useEffect(() => () => next.current?.focus(), []);

  const handleDelete = () =>
    confirmAndMutate(
      deleteSuite,
      { params: { id: suite.id } },
      {
        title: 'Delete this test suite?',
        text: `“${suite.name}” will be gone. Its tests stay and show “No suite”.`,
        confirmLabel: 'Delete Suite',
        tone: 'danger',
        failed: 'Delete failed',
        fallback: 'Failed to delete test suite. Please try again.',
      },
    );

  return (
    <IconButton
      requires="editor"
      ref={button}
      label={`Delete ${suite.name}`}
      icon={<Trash2 />}
      tone="danger"
      isBusy={deleteSuite.isPending}
      onClick={() => void handleDelete()}
    />
  );
}

/** Takes the focus when the card is removed: the next card, the previous one, or the heading of the screen. */
function findNext(button: HTMLElement | null): HTMLElement | null {
  const card = button?.closest('li');
  const cards = [...document.querySelectorAll('li:has(article):not([hidden])')];
  const index = card ? cards.indexOf(card) : -1;
  const neighbour = cards[index + 1] ?? cards[index - 1];
  return neighbour?.querySelector('button') ?? document.querySelector('h1');
}

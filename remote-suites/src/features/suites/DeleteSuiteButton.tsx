import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suite } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { IconButton } from 'shared/ui';
import { useDeleteSuite } from '../../api/suites.ts';
import { editButtons } from './edit-buttons.ts';

interface Props {
  suite: Suite;
  /** Its card takes the focus when this one is removed, else the heading of the screen. */
  neighbourId: number | undefined;
}

export function DeleteSuiteButton({ suite, neighbourId }: Props) {
  const next = useRef<HTMLElement | null>(null);
  const deleteSuite = useDeleteSuite(() => {
    const neighbour = neighbourId === undefined ? undefined : editButtons.find(neighbourId);
    next.current = neighbour ?? document.querySelector('h1');
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
      label={`Delete ${suite.name}`}
      icon={<Trash2 />}
      tone="danger"
      isBusy={deleteSuite.isPending}
      onClick={() => void handleDelete()}
    />
  );
}

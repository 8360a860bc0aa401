import { Trash2 } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { IconButton } from 'shared/ui';
import { useDeleteSuite } from '../../api/suites.ts';

export function DeleteSuiteButton({ suite }: { suite: Suite }) {
  const deleteSuite = useDeleteSuite(suite.id);

  async function handleDelete() {
    const isSure = await confirm({
      title: 'Delete this test suite?',
      text: `“${suite.name}” will be gone. Its tests stay and show “No suite”.`,
      confirmLabel: 'Delete Suite',
      tone: 'danger',
    });
    if (isSure) deleteSuite.mutate(undefined, { onError: tellFailure });
  }

  return (
    <IconButton
      label={`Delete ${suite.name}`}
      icon={<Trash2 />}
      tone="danger"
      isBusy={deleteSuite.isPending}
      onClick={() => void handleDelete()}
    />
  );
}

function tellFailure(error: Error): void {
  toast({
    type: 'error',
    title: 'Delete failed',
    message: errorText(error, 'Failed to delete test suite. Please try again.'),
  });
}

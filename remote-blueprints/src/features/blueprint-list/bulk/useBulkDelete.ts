import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import type { TestsTab } from 'shared/router';
import { countOf } from '../../../model/listed.ts';
import { useUndoableDeletion } from '../useUndoableDeletion.ts';

/** Returns a function that deletes all of them, or none, once that is confirmed; the notice about it offers to undo it. */
export function useBulkDelete(tab: TestsTab, items: BlueprintListItem[]) {
  const deleteUndoably = useUndoableDeletion();
  return async () => {
    const isSure = await confirm({
      title: 'Confirm Deletion',
      text: `Are you sure you want to delete ${countOf(items.length, tab)}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    const title = `${countOf(items.length, tab)} deleted`;
    deleteUndoably(items, { title, failed: `Failed to delete the ${tab}` });
  };
}

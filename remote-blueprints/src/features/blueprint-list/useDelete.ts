import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { nameOf } from '../../model/listed.ts';
import { useUndoableDeletion } from './useUndoableDeletion.ts';

/** Returns a function that deletes a test or module once that is confirmed; the notice about it offers to undo it. */
export function useDelete(item: BlueprintListItem) {
  const deleteUndoably = useUndoableDeletion();
  const name = nameOf(item);
  const kind = item.type === 'module' ? 'module' : 'test';
  return async () => {
    const isSure = await confirm({
      title: 'Confirm Deletion',
      text: `Are you sure you want to delete ${name}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    const title = kind === 'module' ? 'Module deleted' : 'Test deleted';
    deleteUndoably([item], { title, message: name, failed: `Failed to delete ${kind}` });
  };
}

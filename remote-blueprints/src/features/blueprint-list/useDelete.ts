import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { useDeleteBlueprint } from '../../api/manage-blueprints.ts';
import { nameOf } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';

/** Deletes a test or module once it is confirmed. */
export function useDelete(item: BlueprintListItem) {
  const remove = useDeleteBlueprint();

  async function run() {
    const isSure = await confirm({
      title: 'Confirm Deletion',
      text: `Are you sure you want to delete ${nameOf(item)}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync(item.id);
    } catch (error) {
      noticeFailure(error, `Failed to delete ${item.type === 'module' ? 'module' : 'test'}`);
    }
  }

  return { run, isPending: remove.isPending };
}

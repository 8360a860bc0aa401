import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import type { TestsTab } from 'shared/router';
import { useDeleteBlueprints } from '../../../api/manage-blueprints.ts';
import { countOf } from '../../../model/listed.ts';
import { noticeFailure } from '../../../notices.ts';

/** Deletes all of them, or none, once that is confirmed. */
export function useBulkDelete(tab: TestsTab, items: BlueprintListItem[], onDone: () => void) {
  const remove = useDeleteBlueprints();

  async function run() {
    const isSure = await confirm({
      title: 'Confirm Deletion',
      text: `Are you sure you want to delete ${countOf(items.length, tab)}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync(items.map(({ id }) => id));
      onDone();
    } catch (error) {
      noticeFailure(error, `Failed to delete the ${tab}`);
    }
  }

  return { run, isPending: remove.isPending };
}

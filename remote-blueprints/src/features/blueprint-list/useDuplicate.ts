import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { useNavigate } from 'shared/router';
import { useDuplicateBlueprint } from '../../api/manage-blueprints.ts';
import { nameOf, updatePath } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';

/** Copies a test or module once it is confirmed, then opens the copy. */
export function useDuplicate(item: BlueprintListItem) {
  const duplicate = useDuplicateBlueprint();
  const navigate = useNavigate();
  const kind = item.type === 'module' ? 'module' : 'test';

  async function run() {
    const isSure = await confirm({
      title: 'Confirm Duplication',
      text: `This creates a new ${kind} with the same configuration and steps as ${nameOf(item)}.`,
      confirmLabel: 'Duplicate',
    });
    if (!isSure) return;
    try {
      const { test_blueprint: copy } = await duplicate.mutateAsync(item.id);
      await navigate(updatePath(copy));
    } catch (error) {
      noticeFailure(error, `Failed to duplicate ${kind}`);
    }
  }

  return { run, isPending: duplicate.isPending };
}

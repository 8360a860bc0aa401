import { Copy, Pencil, Play, Trash2 } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { useNavigate } from 'shared/router';
import { RowActions } from 'shared/table';
import { useDuplicateBlueprint } from '../../api/manage-blueprints.ts';
import { nameOf, undeletableReason, updatePath } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';
import { ActionButton } from './ActionButton.tsx';
import { ExportTests } from './ExportTests.tsx';
import { useBulkRun } from './bulk/useBulkRun.tsx';
import { useUndoableDeletion } from './useUndoableDeletion.ts';

/** What can be done with a test or module from the list. */
export function Actions({ item }: { item: BlueprintListItem }) {
  const deleteItem = useDelete(item);
  const duplication = useDuplicate(item);
  const name = nameOf(item);
  return (
    <RowActions>
      {item.type === 'integration' && <RunNowButton test={item} />}
      <EditButton item={item} />
      <ActionButton
        requires="editor"
        text="Duplicate"
        label={`Duplicate ${name}`}
        icon={<Copy />}
        isBusy={duplication.isPending}
        onClick={duplication.run}
      />
      <ExportTests items={[item]}>
        {(open, icon) => <ActionButton text="Export" label={`Export ${name}`} icon={icon} onClick={open} />}
      </ExportTests>
      <ActionButton
        requires="editor"
        text="Delete"
        label={`Delete ${name}`}
        icon={<Trash2 />}
        tone="danger"
        disabledReason={undeletableReason(item)}
        onClick={deleteItem}
      />
    </RowActions>
  );
}

function EditButton({ item }: { item: BlueprintListItem }) {
  const navigate = useNavigate();
  return (
    <ActionButton
      text="Edit"
      label={`Edit ${nameOf(item)}`}
      icon={<Pencil />}
      onClick={async () => navigate(updatePath(item))}
    />
  );
}

/** Runs a test once it is confirmed; the notice leads to the run. */
function RunNowButton({ test }: { test: BlueprintListItem }) {
  const { run, isPending } = useBulkRun([test], () => undefined);
  return (
    <ActionButton
      requires="editor"
      text="Run now"
      label={`Run ${nameOf(test)} now`}
      icon={<Play />}
      isBusy={isPending}
      onClick={run}
    />
  );
}

/** Returns a function that deletes a test or module once that is confirmed; the notice about it offers to undo it. */
function useDelete(item: BlueprintListItem) {
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

/** Copies a test or module once it is confirmed, then opens the copy. */
function useDuplicate(item: BlueprintListItem) {
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

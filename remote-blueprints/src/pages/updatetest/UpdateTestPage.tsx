import type { Blueprint } from 'shared/contract';
import { LastRun } from '../../features/blueprint-form/LastRun.tsx';
import { SaveAndRunButton } from '../../features/blueprint-form/SaveAndRunButton.tsx';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateForm } from '../../features/blueprint-form/UpdateForm.tsx';
import { CommentsButton } from '../../features/comments/CommentsButton.tsx';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { HistoryButton } from '../../features/history/HistoryButton.tsx';
import { draftOf } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function UpdateTestPage() {
  return (
    <StoredBlueprint type="integration">
      {(test, replace) => (
        <UpdateTestEditor key={`${test.id}-${test.version}`} test={test} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

interface Props {
  test: Blueprint;
  /** Restarts the editor from the stored version. */
  onReload: (stored: Blueprint) => void;
}

function UpdateTestEditor({ test, onReload }: Props) {
  const form = useDraftForm(() => draftOf(test), { type: 'integration', isUrlRequired: false }, test.version);
  const attachment = useAttachment((file) => form.change({ file }));
  const learned = useLearnedPlan();
  const saving = useSaveChanges(form, test.id, {
    disabledReason: attachment.disabledReason,
    onSaved: learned.store,
  });
  return (
    <UpdateForm
      form={form}
      saving={saving}
      onReload={onReload}
      description={<LastRun test={test} />}
      actions={
        <>
          <CommentsButton id={test.id} count={test.comment_count} />
          <HistoryButton id={test.id} form={form} />
          <SaveAndRunButton form={form} saving={saving} />
        </>
      }
    >
      <TestEditor
        {...{ form, learned, attachment, saving }}
        testId={test.id}
        hasTable={typeof test.table_rows === 'number'}
      />
    </UpdateForm>
  );
}

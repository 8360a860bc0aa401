import type { Blueprint } from 'shared/contract';
import { LastRun } from '../../features/blueprint-form/LastRun.tsx';
import { SaveAndRunButton } from '../../features/blueprint-form/SaveAndRunButton.tsx';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateForm } from '../../features/blueprint-form/UpdateForm.tsx';
import { CommentsButton } from '../../features/comments/CommentsButton.tsx';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { EditorScope } from '../../features/blueprint-form/EditorScope.tsx';
import { useStoreLearned } from '../../features/steps-editor/plan/learned-plan.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { HistoryButton } from '../../features/history/HistoryButton.tsx';
import { draftOf } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function UpdateTestPage() {
  return (
    <StoredBlueprint type="integration">
      {(test, replace) => (
        <EditorScope
          key={`${test.id}-${test.version}`}
          create={() => ({
            draft: draftOf(test),
            rules: { type: 'integration', isUrlRequired: false },
            stored: test,
          })}
        >
          <UpdateTestEditor test={test} onReload={replace} />
        </EditorScope>
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
  const attachment = useAttachment();
  const saving = useSaveChanges(test.id, {
    disabledReason: attachment.disabledReason,
    onSaved: useStoreLearned(),
    onReload,
  });
  return (
    <UpdateForm
      saving={saving}
      onReload={onReload}
      description={<LastRun test={test} />}
      actions={
        <>
          <CommentsButton id={test.id} count={test.comment_count} />
          <HistoryButton id={test.id} />
          <SaveAndRunButton saving={saving} />
        </>
      }
    >
      <TestEditor attachment={attachment} saving={saving} hasTable={typeof test.table_rows === 'number'} />
    </UpdateForm>
  );
}

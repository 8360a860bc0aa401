import { paths } from 'shared/router';
import { EditorForm } from '../../features/blueprint-form/EditorForm.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { EMPTY_DRAFT } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function NewTestPage() {
  const form = useDraftForm(EMPTY_DRAFT, { type: 'integration', isUrlRequired: true });
  const { save, isSaving } = useSaveNew(form);
  return (
    <EditorForm
      form={form}
      title="Create New Test"
      backTo={paths.tests('tests')}
      backLabel="Back to tests"
      submitLabel="Create Test"
      busyLabel="Creating..."
      isSaving={isSaving}
      onSubmit={save}
    >
      <TestEditor form={form} isUrlRequired />
    </EditorForm>
  );
}

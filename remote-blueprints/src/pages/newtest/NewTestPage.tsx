import { paths } from 'shared/router';
import { EditorForm } from '../../features/blueprint-form/EditorForm.tsx';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { TestStepsEditor } from '../../features/steps-editor/TestStepsEditor.tsx';
import { EMPTY_DRAFT } from '../../model/draft.ts';

export function NewTestPage() {
  const form = useDraftForm(EMPTY_DRAFT, { type: 'integration', isUrlRequired: true });
  const { save, isSaving } = useSaveNew(form);
  return (
    <EditorForm
      title="Create New Test"
      backTo={paths.tests('tests')}
      backLabel="Back to tests"
      submitLabel="Create Test"
      busyLabel="Creating..."
      isSaving={isSaving}
      onSubmit={save}
    >
      <TestFields form={form} isUrlRequired />
      <TestStepsEditor
        steps={form.draft.steps}
        onChange={form.changeSteps}
        suiteId={form.draft.suiteId}
        errors={form.errors.steps}
      />
    </EditorForm>
  );
}

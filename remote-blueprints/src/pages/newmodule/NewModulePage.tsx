import { paths } from 'shared/router';
import { EditorForm } from '../../features/blueprint-form/EditorForm.tsx';
import { NameField } from '../../features/blueprint-form/NameField.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { EMPTY_DRAFT } from '../../model/draft.ts';

export function NewModulePage() {
  const form = useDraftForm(EMPTY_DRAFT, { type: 'module', isUrlRequired: false });
  const { save, isSaving } = useSaveNew(form);
  return (
    <EditorForm
      isNarrow
      form={form}
      title="Create New Module"
      backTo={paths.tests('modules')}
      backLabel="Back to modules"
      submitLabel="Create Module"
      busyLabel="Creating..."
      isSaving={isSaving}
      onSubmit={save}
    >
      <NameField form={form} label="Module Name" />
      <StepsEditor steps={form.draft.steps} onChange={form.changeSteps} undoing={form.undoing} />
    </EditorForm>
  );
}

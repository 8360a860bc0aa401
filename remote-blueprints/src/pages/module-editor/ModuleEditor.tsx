import { NameField } from '../../features/blueprint-form/NameField.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';

/** Everything of a module that can be changed: the same for a new module and a stored one. */
export function ModuleEditor({ form, onSave }: { form: DraftForm; onSave: () => Promise<void> }) {
  useEditorKeys({ onSave });
  return (
    <>
      <NameField form={form} label="Module Name" />
      <StepsEditor steps={form.draft.steps} onChange={form.changeSteps} undoing={form.undoing} />
    </>
  );
}

import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { paths } from 'shared/router';
import { ConflictDialog } from '../../features/blueprint-form/ConflictDialog.tsx';
import { EditorForm } from '../../features/blueprint-form/EditorForm.tsx';
import { NameField } from '../../features/blueprint-form/NameField.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { draftOf } from '../../model/draft.ts';

interface Props {
  module: Blueprint;
  /** Begin again from what is stored. */
  onReload: (stored: Blueprint) => void;
}

export function UpdateModuleEditor({ module, onReload }: Props) {
  const [start] = useState(() => draftOf(module));
  const form = useDraftForm(start, { type: 'module', isUrlRequired: false }, module.version);
  const saving = useSaveChanges(form, module.id);
  return (
    <EditorForm
      isNarrow
      form={form}
      title="Update Module"
      backTo={paths.tests('modules')}
      backLabel="Back to modules"
      submitLabel="Update Module"
      busyLabel="Updating..."
      isSaving={saving.isSaving}
      onSubmit={saving.save}
    >
      <NameField form={form} label="Module Name" />
      <StepsEditor steps={form.draft.steps} onChange={form.changeSteps} undoing={form.undoing} />
      <ConflictDialog saving={saving} onReload={onReload} />
    </EditorForm>
  );
}

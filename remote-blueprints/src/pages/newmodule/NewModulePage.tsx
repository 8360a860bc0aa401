import { CreateForm } from '../../features/blueprint-form/CreateForm.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { emptyDraft } from '../../model/draft.ts';
import { ModuleEditor } from '../module-editor/ModuleEditor.tsx';

export function NewModulePage() {
  const form = useDraftForm(emptyDraft, { type: 'module', isUrlRequired: false });
  return (
    <CreateForm form={form}>
      <ModuleEditor form={form} />
    </CreateForm>
  );
}

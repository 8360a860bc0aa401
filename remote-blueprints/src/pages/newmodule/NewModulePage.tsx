import { EditorFrame } from '../../features/blueprint-form/EditorFrame.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { emptyDraft } from '../../model/draft.ts';
import { ModuleEditor } from '../module-editor/ModuleEditor.tsx';

export function NewModulePage() {
  const form = useDraftForm(emptyDraft, { type: 'module', isUrlRequired: false });
  const learned = useLearnedPlan();
  const saving = useSaveNew(form, undefined, learned.store);
  return (
    <EditorFrame form={form} task="create" saving={saving}>
      <ModuleEditor form={form} learned={learned} moduleId={null} onSave={saving.save} />
    </EditorFrame>
  );
}

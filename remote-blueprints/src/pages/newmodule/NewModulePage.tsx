import { EditorFrame } from '../../features/blueprint-form/EditorFrame.tsx';
import { EditorScope } from '../../features/blueprint-form/EditorScope.tsx';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { useStoreLearned } from '../../features/steps-editor/plan/learned-plan.ts';
import { emptyDraft } from '../../model/draft.ts';
import { ModuleEditor, rememberedUrl } from '../module-editor/ModuleEditor.tsx';

export function NewModulePage() {
  const create = () => ({
    draft: emptyDraft(),
    rules: { type: 'module' as const, isUrlRequired: false },
    tryUrl: rememberedUrl(null),
  });
  return (
    <EditorScope create={create}>
      <NewModule />
    </EditorScope>
  );
}

function NewModule() {
  const saving = useSaveNew({ onCreated: useStoreLearned() });
  return (
    <EditorFrame task="create" saving={saving}>
      <ModuleEditor save={saving.save} />
    </EditorFrame>
  );
}

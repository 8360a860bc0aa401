import type { Blueprint } from 'shared/contract';
import { LastEdit } from '../../features/blueprint-form/LastEdit.tsx';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateForm } from '../../features/blueprint-form/UpdateForm.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { CommentsButton } from '../../features/comments/CommentsButton.tsx';
import { HistoryButton } from '../../features/history/HistoryButton.tsx';
import { draftOf } from '../../model/draft.ts';
import { ModuleEditor } from '../module-editor/ModuleEditor.tsx';

export function UpdateModulePage() {
  return (
    <StoredBlueprint type="module">
      {(module, replace) => (
        <UpdateModuleEditor key={`${module.id}-${module.version}`} module={module} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

interface Props {
  module: Blueprint;
  /** Restarts the editor from the stored version. */
  onReload: (stored: Blueprint) => void;
}

function UpdateModuleEditor({ module, onReload }: Props) {
  const form = useDraftForm(() => draftOf(module), { type: 'module', isUrlRequired: false }, module.version);
  const learned = useLearnedPlan();
  const saving = useSaveChanges(form, module.id, { onSaved: learned.store });
  return (
    <UpdateForm
      form={form}
      saving={saving}
      onReload={onReload}
      description={<LastEdit blueprint={module} />}
      actions={
        <>
          <CommentsButton id={module.id} count={module.comment_count} />
          <HistoryButton id={module.id} form={form} />
        </>
      }
    >
      <ModuleEditor form={form} learned={learned} moduleId={module.id} onSave={saving.save} />
    </UpdateForm>
  );
}

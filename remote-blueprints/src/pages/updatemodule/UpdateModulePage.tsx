import type { Blueprint } from 'shared/contract';
import { LastEdit } from '../../features/blueprint-form/LastEdit.tsx';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateForm } from '../../features/blueprint-form/UpdateForm.tsx';
import { EditorScope } from '../../features/blueprint-form/EditorScope.tsx';
import { useStoreLearned } from '../../features/steps-editor/plan/learned-plan.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { CommentsButton } from '../../features/comments/CommentsButton.tsx';
import { HistoryButton } from '../../features/history/HistoryButton.tsx';
import { draftOf } from '../../model/draft.ts';
import { ModuleEditor, rememberedUrl } from '../module-editor/ModuleEditor.tsx';

export function UpdateModulePage() {
  return (
    <StoredBlueprint type="module">
      {(module, replace) => (
        <EditorScope
          key={`${module.id}-${module.version}`}
          create={() => ({
            draft: draftOf(module),
            rules: { type: 'module', isUrlRequired: false },
            stored: module,
            tryUrl: rememberedUrl(module.id),
          })}
        >
          <UpdateModuleEditor module={module} onReload={replace} />
        </EditorScope>
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
  const saving = useSaveChanges(module.id, { onSaved: useStoreLearned(), onReload });
  return (
    <UpdateForm
      saving={saving}
      onReload={onReload}
      description={<LastEdit blueprint={module} />}
      actions={
        <>
          <CommentsButton id={module.id} count={module.comment_count} />
          <HistoryButton id={module.id} />
        </>
      }
    >
      <ModuleEditor save={saving.save} />
    </UpdateForm>
  );
}

import { lazy, Suspense, type ReactNode } from 'react';
import type { Blueprint } from 'shared/contract';
import { EditorFrame } from './EditorFrame.tsx';
import type { DraftForm } from './useDraftForm.ts';
import { useSaveChanges } from './useSaveChanges.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}));

interface Props {
  form: DraftForm;
  id: number;
  /** Restarts the editor from the stored version. */
  onReload: (stored: Blueprint) => void;
  /** Why the form cannot be saved now. */
  disabledReason?: string;
  /** A line below the title. */
  description?: ReactNode;
  /** Buttons in front of the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The editor of a stored test or module. */
export function UpdateForm(props: Props) {
  const { form, id, onReload, disabledReason, description, actions, children } = props;
  const saving = useSaveChanges(form, id);
  return (
    <EditorFrame
      form={form}
      task="update"
      isSaving={saving.isSaving}
      disabledReason={disabledReason}
      onSubmit={saving.save}
      description={description}
      actions={actions}
    >
      {children}
      {saving.conflict && (
        <Suspense>
          <ConflictDialog saving={saving} stored={saving.conflict} onReload={onReload} />
        </Suspense>
      )}
    </EditorFrame>
  );
}

import type { ReactNode } from 'react';
import { EditorFrame } from './EditorFrame.tsx';
import type { DraftForm } from './useDraftForm.ts';
import { useSaveNew } from './useSaveNew.ts';

interface Props {
  form: DraftForm;
  /** Why the form cannot be saved now. */
  disabledReason?: string;
  children: ReactNode;
}

/** The editor of a new test or module. */
export function CreateForm({ form, disabledReason, children }: Props) {
  const { save, isSaving } = useSaveNew(form);
  return (
    <EditorFrame
      form={form}
      task="create"
      isSaving={isSaving}
      disabledReason={disabledReason}
      onSubmit={save}
    >
      {children}
    </EditorFrame>
  );
}

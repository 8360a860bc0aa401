import type { ReactNode } from 'react';
import { EditorFrame } from './EditorFrame.tsx';
import type { DraftForm } from './useDraftForm.ts';
import { useSaveNew } from './useSaveNew.ts';

/** The editor of a new test or module. */
export function CreateForm({ form, children }: { form: DraftForm; children: ReactNode }) {
  const { save, isSaving } = useSaveNew(form);
  return (
    <EditorFrame form={form} task="create" isSaving={isSaving} onSubmit={save}>
      {children}
    </EditorFrame>
  );
}

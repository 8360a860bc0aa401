import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { paths } from 'shared/router';
import { ConflictDialog } from '../../features/blueprint-form/ConflictDialog.tsx';
import { EditorForm } from '../../features/blueprint-form/EditorForm.tsx';
import { LastRun } from '../../features/blueprint-form/LastRun.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveChanges } from '../../features/blueprint-form/useSaveChanges.ts';
import { draftOf } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

interface Props {
  test: Blueprint;
  /** Begin again from what is stored. */
  onReload: (stored: Blueprint) => void;
}

export function UpdateTestEditor({ test, onReload }: Props) {
  const [start] = useState(() => draftOf(test));
  const form = useDraftForm(start, { type: 'integration', isUrlRequired: false }, test.version);
  const saving = useSaveChanges(form, test.id);
  return (
    <EditorForm
      form={form}
      title="Update Test"
      description={<LastRun test={test} />}
      backTo={paths.tests('tests')}
      backLabel="Back to tests"
      submitLabel="Update Test"
      busyLabel="Updating..."
      isSaving={saving.isSaving}
      onSubmit={saving.save}
    >
      <TestEditor form={form} isUrlRequired={false} />
      <ConflictDialog saving={saving} onReload={onReload} />
    </EditorForm>
  );
}

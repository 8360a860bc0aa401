import { CreateForm } from '../../features/blueprint-form/CreateForm.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { emptyDraft } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function NewTestPage() {
  const form = useDraftForm(emptyDraft, { type: 'integration', isUrlRequired: true });
  return (
    <CreateForm form={form}>
      <TestEditor form={form} />
    </CreateForm>
  );
}

import { CreateForm } from '../../features/blueprint-form/CreateForm.tsx';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { emptyDraft } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function NewTestPage() {
  const form = useDraftForm(emptyDraft, { type: 'integration', isUrlRequired: true });
  const attachment = useAttachment((file) => form.change({ file }));
  return (
    <CreateForm form={form} disabledReason={attachment.disabledReason}>
      <TestEditor form={form} attachment={attachment} />
    </CreateForm>
  );
}

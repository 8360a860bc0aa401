import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { EditorFrame } from '../../features/blueprint-form/EditorFrame.tsx';
import { SaveAndRunButton } from '../../features/blueprint-form/SaveAndRunButton.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { emptyDraft } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

export function NewTestPage() {
  const form = useDraftForm(emptyDraft, { type: 'integration', isUrlRequired: true });
  const attachment = useAttachment((file) => form.change({ file }));
  const saving = useSaveNew(form, attachment.disabledReason);
  return (
    <EditorFrame
      form={form}
      task="create"
      saving={saving}
      actions={<SaveAndRunButton form={form} saving={saving} />}
    >
      <TestEditor form={form} attachment={attachment} saving={saving} />
    </EditorFrame>
  );
}

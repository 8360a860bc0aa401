import { useState } from 'react';
import { useLocation, useSearchParams } from 'shared/router';
import { storeFirstTest } from '../../components/first-test-storage.ts';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { EditorFrame } from '../../features/blueprint-form/EditorFrame.tsx';
import { SaveAndRunButton } from '../../features/blueprint-form/SaveAndRunButton.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { emptyDraft } from '../../model/draft.ts';
import { suiteIdOf } from '../../model/list-filter.ts';
import { recordedTestOf } from '../../model/recorded-test.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

/** The editor of a new test, of the suite that the address names; of one to record, its live browser opens by itself. */
export function NewTestPage() {
  const { state } = useLocation();
  const [recorded] = useState(() => recordedTestOf(state));
  const [parameters] = useSearchParams();
  const createDraft = () => ({ ...emptyDraft(), suiteId: suiteIdOf(parameters) ?? null, ...recorded });
  const form = useDraftForm(createDraft, { type: 'integration', isUrlRequired: true });
  const attachment = useAttachment((file) => form.change({ file }));
  const learned = useLearnedPlan();
  const saving = useSaveNew(form, attachment.disabledReason, (created) => {
    if (recorded) storeFirstTest({ recordedId: created.id });
    learned.store(created);
  });
  return (
    <EditorFrame
      form={form}
      task="create"
      saving={saving}
      actions={<SaveAndRunButton form={form} saving={saving} />}
    >
      <TestEditor
        form={form}
        learned={learned}
        attachment={attachment}
        saving={saving}
        recordsAtOnce={recorded !== null}
      />
    </EditorFrame>
  );
}

import { useState } from 'react';
import { useLocation, useSearchParams } from 'shared/router';
import { storeFirstTest } from '../../components/first-test-storage.ts';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { EditorFrame } from '../../features/blueprint-form/EditorFrame.tsx';
import { EditorScope } from '../../features/blueprint-form/EditorScope.tsx';
import { SaveAndRunButton } from '../../features/blueprint-form/SaveAndRunButton.tsx';
import { useSaveNew } from '../../features/blueprint-form/useSaveNew.ts';
import { useStoreLearned } from '../../features/steps-editor/plan/learned-plan.ts';
import { emptyDraft } from '../../model/draft.ts';
import { suiteIdOf } from '../../model/list-filter.ts';
import { recordedTestOf } from '../../model/recorded-test.ts';
import { useEditor } from '../../state/editor.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

/** The editor of a new test, of the suite that the address names; of one to record, its live browser opens by itself. */
export function NewTestPage() {
  const { state } = useLocation();
  const [recorded] = useState(() => recordedTestOf(state));
  const [parameters] = useSearchParams();
  const create = () => ({
    draft: { ...emptyDraft(), suiteId: suiteIdOf(parameters) ?? null, ...recorded },
    rules: { type: 'integration' as const, isUrlRequired: true },
    recordsAtOnce: recorded !== null,
  });
  return (
    <EditorScope create={create}>
      <NewTest />
    </EditorScope>
  );
}

function NewTest() {
  const { recordsAtOnce } = useEditor();
  const attachment = useAttachment();
  const storeLearned = useStoreLearned();
  const saving = useSaveNew({
    disabledReason: attachment.disabledReason,
    onCreated(created) {
      if (recordsAtOnce) storeFirstTest({ recordedId: created.id });
      storeLearned(created);
    },
  });
  return (
    <EditorFrame task="create" saving={saving} actions={<SaveAndRunButton saving={saving} />}>
      <TestEditor attachment={attachment} saving={saving} />
    </EditorFrame>
  );
}

import type { Blueprint } from 'shared/contract';
import { LastRun } from '../../features/blueprint-form/LastRun.tsx';
import { UpdateForm } from '../../features/blueprint-form/UpdateForm.tsx';
import { useDraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { draftOf } from '../../model/draft.ts';
import { TestEditor } from '../test-editor/TestEditor.tsx';

interface Props {
  test: Blueprint;
  /** Begin again from what is stored. */
  onReload: (stored: Blueprint) => void;
}

export function UpdateTestEditor({ test, onReload }: Props) {
  const form = useDraftForm(() => draftOf(test), { type: 'integration', isUrlRequired: false }, test.version);
  return (
    <UpdateForm form={form} id={test.id} onReload={onReload} description={<LastRun test={test} />}>
      <TestEditor form={form} />
    </UpdateForm>
  );
}

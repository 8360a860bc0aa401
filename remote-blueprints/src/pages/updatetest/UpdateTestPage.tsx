import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateTestEditor } from './UpdateTestEditor.tsx';

export function UpdateTestPage() {
  return (
    <StoredBlueprint type="integration">
      {(test, replace) => (
        <UpdateTestEditor key={`${test.id}-${test.version}`} test={test} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

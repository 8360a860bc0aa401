import { paths } from 'shared/router';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateTestEditor } from './UpdateTestEditor.tsx';

export function UpdateTestPage() {
  return (
    <StoredBlueprint
      type="integration"
      title="Update Test"
      backTo={paths.tests('tests')}
      backLabel="Back to tests"
      loading="Loading test..."
      failed="Failed to load test data"
    >
      {(test, replace) => (
        <UpdateTestEditor key={`${test.id}-${test.version}`} test={test} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

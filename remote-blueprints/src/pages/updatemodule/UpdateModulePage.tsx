import { paths } from 'shared/router';
import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateModuleEditor } from './UpdateModuleEditor.tsx';

export function UpdateModulePage() {
  return (
    <StoredBlueprint
      type="module"
      title="Update Module"
      backTo={paths.tests('modules')}
      backLabel="Back to modules"
      loading="Loading module..."
      failed="This module could not be loaded."
      failureToast="Failed to load module data"
    >
      {(module, replace) => (
        <UpdateModuleEditor key={`${module.id}-${module.version}`} module={module} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

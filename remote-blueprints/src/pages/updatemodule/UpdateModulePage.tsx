import { StoredBlueprint } from '../../features/blueprint-form/StoredBlueprint.tsx';
import { UpdateModuleEditor } from './UpdateModuleEditor.tsx';

export function UpdateModulePage() {
  return (
    <StoredBlueprint type="module">
      {(module, replace) => (
        <UpdateModuleEditor key={`${module.id}-${module.version}`} module={module} onReload={replace} />
      )}
    </StoredBlueprint>
  );
}

import { Combobox } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { pendingDeletionsAtom, useAtomValue } from 'shared/state';
import { moduleChoicesQuery } from '../../api/tests.ts';

interface Props {
  moduleId: number | null;
  onChange: (moduleId: number | null) => void;
}

/** The option for no module. */
const NONE = { value: 'none', label: 'No login module' };

/** The module that logs in before each test. Without a loaded list there are no options. */
export function LoginModuleField({ moduleId, onChange }: Props) {
  const modules = useQuery(moduleChoicesQuery());
  const pending = useAtomValue(pendingDeletionsAtom);
  const options = modules.data
    ?.filter(({ id }) => !pending.has(id))
    .map(({ id, name }) => ({ value: String(id), label: name, hint: `ID: ${id}` }));
  return (
    <Combobox
      label="Login Module"
      isOptional
      hint="Its steps run before every test of the suite."
      placeholder={moduleId === null ? NONE.label : `Module ${moduleId}`}
      searchPlaceholder="Search modules"
      isLoading={modules.isPending}
      loadingText="Loading modules..."
      emptyText="No modules found."
      options={options ? [NONE, ...options] : []}
      value={moduleId === null ? NONE.value : String(moduleId)}
      onChange={(value) => onChange(value === NONE.value ? null : Number(value))}
    />
  );
}

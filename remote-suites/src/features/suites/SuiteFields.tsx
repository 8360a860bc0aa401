import { useQuery } from 'shared/query';
import { Combobox } from 'shared/overlay';
import { TextField } from 'shared/ui';
import { moduleChoicesQuery } from '../../api/modules.ts';
import type { SuiteDraft } from '../../model/suite.ts';

interface Props {
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
}

/** The fields of a suite, the same in the dialog and on its card. */
export function SuiteFields({ draft, onChange }: Props) {
  const modules = useQuery(moduleChoicesQuery());
  return (
    <>
      <TextField
        label="Suite Name"
        required
        maxLength={200}
        autoFocus
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <Combobox
        label="Login Module"
        isOptional
        isClearable
        hint="Its steps run before every test of the suite."
        placeholder="Choose a module"
        searchPlaceholder="Search modules"
        isLoading={modules.isPending}
        emptyText="No modules found."
        options={(modules.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.loginModuleId === null ? null : String(draft.loginModuleId)}
        onChange={(value) => onChange({ ...draft, loginModuleId: value === null ? null : Number(value) })}
      />
    </>
  );
}

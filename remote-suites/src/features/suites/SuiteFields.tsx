import { useQuery } from 'shared/query';
import { Combobox } from 'shared/overlay';
import { TextField } from 'shared/ui';
import { moduleChoicesQuery } from '../../api/modules.ts';
import type { SuiteDraft } from '../../model/suite.ts';

interface Props {
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
}

const NO_MODULE = '';

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
        placeholder="No login module"
        searchPlaceholder="Search modules"
        isLoading={modules.isPending}
        emptyText="No modules found."
        options={[
          { value: NO_MODULE, label: 'No login module' },
          ...(modules.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={draft.loginModuleId === null ? NO_MODULE : String(draft.loginModuleId)}
        onChange={(value) => onChange({ ...draft, loginModuleId: value ? Number(value) : null })}
      />
    </>
  );
}

import { SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { TextField } from 'shared/ui';
import type { SuiteDraft } from '../../model/suite.ts';
import { LoginModuleField } from './LoginModuleField.tsx';
import { ScheduleFields } from './schedule/ScheduleFields.tsx';

interface Props {
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
}

/** The fields of a suite, in the dialog and on its card. */
export function SuiteFields({ draft, onChange }: Props) {
  return (
    <>
      <TextField
        label="Suite Name"
        required
        maxLength={SUITE_NAME_MAX_LENGTH}
        autoFocus
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <ScheduleFields draft={draft.schedule} onChange={(schedule) => onChange({ ...draft, schedule })} />
      <LoginModuleField
        moduleId={draft.loginModuleId}
        onChange={(loginModuleId) => onChange({ ...draft, loginModuleId })}
      />
    </>
  );
}

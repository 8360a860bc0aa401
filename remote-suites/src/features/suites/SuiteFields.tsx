import { SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { ApiError } from 'shared/http';
import { lazyPart } from 'shared/remote';
import { TextField } from 'shared/ui';
import type { SuiteDraft } from '../../model/suite.ts';
import { LoginModuleField } from './LoginModuleField.tsx';
import { ScheduleFields } from './schedule/ScheduleFields.tsx';

const SuiteBrowser = lazyPart(async () => (await import('./SuiteBrowser.tsx')).SuiteBrowser);
const SuiteReliability = lazyPart(async () => (await import('./SuiteReliability.tsx')).SuiteReliability);

interface Props {
  draft: SuiteDraft;
  /** What is wrong with its schedule. */
  scheduleProblem: string | undefined;
  onChange: (draft: SuiteDraft) => void;
  /** Why the last save has failed. */
  error?: unknown;
}

/** The fields of a suite, new or not. */
export function SuiteFields({ draft, scheduleProblem, onChange, error }: Props) {
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
      <ScheduleFields
        draft={draft.schedule}
        problem={scheduleProblem}
        onChange={(schedule) => onChange({ ...draft, schedule })}
      />
      <LoginModuleField
        moduleId={draft.loginModuleId}
        onChange={(loginModuleId) => onChange({ ...draft, loginModuleId })}
      />
      <SuiteBrowser draft={draft} onChange={onChange} error={browserError(error)} />
      <SuiteReliability draft={draft} onChange={onChange} error={error} />
    </>
  );
}

/** The first sentence about browser settings in the server's refusal. */
function browserError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return Object.entries(error.fields).find(([field]) => field.startsWith('browser'))?.[1];
}

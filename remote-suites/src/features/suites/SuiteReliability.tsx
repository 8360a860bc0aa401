import { RETRIES_MAX } from 'shared/constants';
import { Select } from 'shared/choice';
import { ApiError } from 'shared/http';
import { InterruptionsRow } from 'shared/interruptions';
import { Checkbox } from 'shared/ui';
import type { SuiteDraft } from '../../model/suite.ts';

interface Props {
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
  /** Why the last save has failed. */
  error?: unknown;
}

const LABELS = ['Never', 'Once', 'Twice'];
const OPTIONS = Array.from({ length: RETRIES_MAX + 1 }, (_, retries) => ({
  value: String(retries),
  label: LABELS[retries] ?? `${retries} times`,
}));

/** Whether tests run one after the other, how often failed ones are tried again, and what is done about interruptions. Nothing where the server does not know it. */
export function SuiteReliability({ draft, onChange, error }: Props) {
  const { inOrder, retries, handlers } = draft;
  return (
    <>
      {inOrder !== undefined && (
        <Checkbox
          label="In order, one at a time"
          hint="Its tests run one after the other, the oldest first, because each may change what the next one sees."
          checked={inOrder}
          onChange={({ target }) => onChange({ ...draft, inOrder: target.checked })}
        />
      )}
      {retries !== undefined && (
        <Select
          label="Try failed tests again"
          hint="A test that passes only then is shown as flaky."
          options={OPTIONS}
          value={String(retries)}
          onChange={(event) => onChange({ ...draft, retries: Number(event.target.value) })}
        />
      )}
      {handlers !== undefined && (
        <InterruptionsRow
          handlers={handlers}
          unset="None"
          error={handlersError(error)}
          onChange={(changed) => onChange({ ...draft, handlers: changed })}
        />
      )}
    </>
  );
}

/** The first sentence about handlers in the server's refusal. */
function handlersError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return Object.entries(error.fields).find(([field]) => field.startsWith('handlers'))?.[1];
}

import { Select } from 'shared/choice';
import type { MissedStarts } from 'shared/constants';
import type { ScheduleDraft } from '../../../model/schedule-draft.ts';
import { ALERT_OPTIONS, MISSED_OPTIONS } from '../../../model/schedule-options.ts';

interface Props {
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
}

/** What happens when the schedule cannot start the suite, or its runs fail. Nothing where the server does not know it. */
export function FailureFields({ draft, onChange }: Props) {
  const { missedStarts, alertAfter } = draft;
  return (
    <>
      {missedStarts !== undefined && (
        <Select
          label="Missed starts"
          hint="Those that came while nothing was running that could start the suite."
          options={MISSED_OPTIONS}
          value={missedStarts}
          onChange={({ target }) => onChange({ ...draft, missedStarts: target.value as MissedStarts })}
        />
      )}
      {alertAfter !== undefined && (
        <Select
          label="Tell of failed scheduled runs"
          hint="Those who are told are told again when it passes."
          options={ALERT_OPTIONS}
          value={alertAfter}
          onChange={({ target }) => onChange({ ...draft, alertAfter: Number(target.value) })}
        />
      )}
    </>
  );
}

import { Select } from 'shared/choice';
import type { DigestRhythm } from 'shared/constants';
import type { PersonalNotifications } from 'shared/contract';

interface Props {
  choice: PersonalNotifications;
  onChange: (choice: PersonalNotifications) => void;
}

const OPTIONS: { value: DigestRhythm | ''; label: string }[] = [
  { value: '', label: 'None' },
  { value: 'daily', label: 'Each day' },
  { value: 'weekly', label: 'Each week' },
];
const DAYS: Record<DigestRhythm, string> = { daily: 'Each day', weekly: 'On Mondays' };

/** How often a person gets a summary. It comes in the morning of where the browser is at that choice. */
export function DigestChoice({ choice, onChange }: Props) {
  const { digest, time_zone: timeZone } = choice;
  return (
    <Select
      label="Digest"
      hint={
        digest === null
          ? 'A mail that sums up what has run: the pass rate, new and repaired failures, flaky tests, missed starts.'
          : `${DAYS[digest]} at 8 in the morning (${timeZone}), if anything has run or a start was missed.`
      }
      options={OPTIONS}
      value={digest ?? ''}
      onChange={({ target }) =>
        onChange({
          ...choice,
          digest: target.value === '' ? null : (target.value as DigestRhythm),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })
      }
    />
  );
}

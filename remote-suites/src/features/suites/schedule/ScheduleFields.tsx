import { useMemo, useState } from 'react';
import { frame, space, styled } from 'shared/theme';
import { SegmentedControl, Switch } from 'shared/choice';
import { Combobox } from 'shared/overlay';
import { isShowable, withSchedule, type ScheduleDraft } from '../../../model/schedule-draft.ts';
import { timezoneOptions } from '../../../model/schedule-options.ts';
import { EnvironmentField } from './EnvironmentField.tsx';
import { SchedulePreview } from './SchedulePreview.tsx';
import { ScheduleTimes } from './ScheduleTimes.tsx';
import { UnshowableNote } from './UnshowableNote.tsx';

interface Props {
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
}

const TYPES = [
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const;

/** The schedule of a suite. Stored cron text that the fields cannot show is kept until one of them changes. */
export function ScheduleFields({ draft, onChange }: Props) {
  const [stored] = useState(draft);
  const timezones = useMemo(() => timezoneOptions(stored.timezone), [stored.timezone]);
  const { isOn, schedule, expression, timezone } = draft;
  return (
    <Box role="group" aria-label="Schedule">
      <Switch
        label="Run on a schedule"
        hint="The suite runs by itself at the times you choose."
        checked={isOn}
        onChange={(event) => onChange({ ...draft, isOn: event.target.checked })}
      />
      {isOn && (
        <>
          {!isShowable(draft) && (
            <UnshowableNote expression={expression} onReplace={() => onChange(withSchedule(draft, {}))} />
          )}
          <SegmentedControl
            label="Schedule type"
            options={TYPES}
            value={schedule.type}
            onChange={(type) => onChange(withSchedule(draft, { type }))}
          />
          <ScheduleTimes
            schedule={schedule}
            storedMinute={stored.schedule.minute}
            onChange={(change) => onChange(withSchedule(draft, change))}
          />
          <Combobox
            label="Timezone"
            placeholder="Select a time zone"
            searchPlaceholder="Search time zones"
            emptyText="No time zone fits."
            options={timezones}
            value={timezone}
            onChange={(zone) => onChange({ ...draft, timezone: zone ?? timezone })}
          />
          <EnvironmentField
            environmentId={draft.environmentId}
            onChange={(environmentId) => onChange({ ...draft, environmentId })}
          />
          {isShowable(draft) && <SchedulePreview {...{ schedule, expression, timezone }} />}
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)};
  ${frame('md')}
`;

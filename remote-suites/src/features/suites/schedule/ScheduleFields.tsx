import { useMemo, useState } from 'react';
import { frame, space, styled } from 'shared/theme';
import { SegmentedControl, Switch } from 'shared/choice';
import { Combobox } from 'shared/overlay';
import { isShowable, withSchedule, type ScheduleDraft } from '../../../model/schedule-draft.ts';
import { timezoneOptions } from '../../../model/schedule-options.ts';
import { CronField } from './CronField.tsx';
import { EnvironmentField } from './EnvironmentField.tsx';
import { FailureFields } from './FailureFields.tsx';
import { SchedulePreview } from './SchedulePreview.tsx';
import { ScheduleTimes } from './ScheduleTimes.tsx';
import { UnshowableNote } from './UnshowableNote.tsx';

interface Props {
  draft: ScheduleDraft;
  /** What is wrong with it. */
  problem: string | undefined;
  onChange: (draft: ScheduleDraft) => void;
}

const TYPES = [
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'weekdays', label: 'Weekdays' },
  { value: 'several', label: 'Several times a day' },
  { value: 'minutes', label: 'Every few minutes' },
  { value: 'cron', label: 'Cron' },
] as const;

/** The schedule of a suite. Stored text that is no cron text is kept until a field changes. */
export function ScheduleFields({ draft, problem, onChange }: Props) {
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
          {schedule.type === 'cron' ? (
            <CronField
              text={schedule.text}
              expression={expression}
              problem={problem}
              onChange={(text) => onChange(withSchedule(draft, { text }))}
            />
          ) : (
            <ScheduleTimes
              schedule={schedule}
              storedMinute={stored.schedule.minute}
              onChange={(change) => onChange(withSchedule(draft, change))}
            />
          )}
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
          {isShowable(draft) && problem === undefined && <SchedulePreview {...{ expression, timezone }} />}
          <FailureFields draft={draft} onChange={onChange} />
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

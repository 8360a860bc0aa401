import { useMemo, useState } from 'react';
import { useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';
import { color, frame, radius, space, styled } from 'shared/theme';
import { SegmentedControl, Select, Switch } from 'shared/choice';
import { Combobox } from 'shared/overlay';
import { Button, Notice, Stack, Text } from 'shared/ui';
import { scheduleSentence } from '../../../model/cron-words.ts';
import { isShowable, withSchedule, type ScheduleDraft } from '../../../model/schedule-draft.ts';
import { timezoneOptions } from '../../../model/schedule-options.ts';
import { CronField } from './CronField.tsx';
import { FailureFields } from './FailureFields.tsx';
import { NextRuns } from './NextRuns.tsx';
import { ScheduleTimes } from './ScheduleTimes.tsx';

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

interface EnvironmentFieldProps {
  /** undefined: of a new suite, or of a server without environments. */
  environmentId: number | null | undefined;
  onChange: (environmentId: number | null) => void;
}

/** Where scheduled runs take place; nothing where the company has no environments. */
function EnvironmentField({ environmentId, onChange }: EnvironmentFieldProps) {
  const { data: environments = [] } = useQuery(environmentsQuery());
  if (environments.length === 0) return null;
  const options = environments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Environment"
      options={[{ value: '', label: 'None: the tests’ own addresses' }, ...options]}
      value={environmentId ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

interface SchedulePreviewProps {
  expression: string;
  timezone: string;
}

/** The schedule in words and its next three runs. */
function SchedulePreview({ expression, timezone }: SchedulePreviewProps) {
  return (
    <SchedulePreviewBox>
      <Text weight="medium" role="status">
        {scheduleSentence(expression, timezone)}
      </Text>
      <NextRuns expression={expression} timezone={timezone} />
    </SchedulePreviewBox>
  );
}

const SchedulePreviewBox = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
`;

interface UnshowableNoteProps {
  expression: string;
  onReplace: () => void;
}

/** Shows stored text that is no cron text, with a button that replaces it. */
function UnshowableNote({ expression, onReplace }: UnshowableNoteProps) {
  return (
    <Notice tone="warning">
      <Stack gap={2} align="start">
        <span>
          The stored schedule <code>{expression}</code> is not valid. It stays as it is until you choose
          another one.
        </span>
        <Button size="sm" variant="secondary" onClick={onReplace}>
          Use the schedule below
        </Button>
      </Stack>
    </Notice>
  );
}

import type { ChangeEvent } from 'react';
import { styled } from 'shared/theme';
import { Checkbox, Grid, Row, Text } from 'shared/ui';
import { Select } from 'shared/choice';
import {
  DAY_OPTIONS,
  HOUR_OPTIONS,
  INTERVAL_OPTIONS,
  MINUTE_INTERVAL_OPTIONS,
  minuteOptions,
} from '../../../model/schedule-options.ts';
import type { Schedule } from '../../../model/schedule.ts';

interface Props {
  schedule: Schedule;
  /** An option even if it is none of the default minutes. */
  storedMinute: number;
  onChange: (change: Partial<Schedule>) => void;
}

/** The fields of a type of schedule, except cron text. */
export function ScheduleTimes({ schedule, storedMinute, onChange }: Props) {
  const { type, hours, hour, minute, dayOfWeek, dayHours, minutes } = schedule;
  const handleChange = (field: keyof Schedule) => (event: ChangeEvent<HTMLSelectElement>) =>
    onChange({ [field]: Number(event.target.value) });
  if (type === 'hourly')
    return (
      <Select
        label="Every"
        hint="Counted from midnight, on the hour."
        options={INTERVAL_OPTIONS}
        value={hours}
        onChange={handleChange('hours')}
      />
    );
  if (type === 'minutes')
    return (
      <Select
        label="Every"
        hint="Counted from the hour."
        options={MINUTE_INTERVAL_OPTIONS}
        value={minutes}
        onChange={handleChange('minutes')}
      />
    );
  return (
    <>
      {type === 'several' && (
        <HoursField hours={dayHours} onChange={(hoursOfDay) => onChange({ dayHours: hoursOfDay })} />
      )}
      <Row align="stretch" wrap>
        {type === 'weekly' && (
          <Day>
            <Select
              label="Day of week"
              options={DAY_OPTIONS}
              value={dayOfWeek}
              onChange={handleChange('dayOfWeek')}
            />
          </Day>
        )}
        {type !== 'several' && (
          <Time>
            <Select label="Hour" options={HOUR_OPTIONS} value={hour} onChange={handleChange('hour')} />
          </Time>
        )}
        <Time>
          <Select
            label="Minute"
            options={minuteOptions(storedMinute)}
            value={minute}
            onChange={handleChange('minute')}
          />
        </Time>
      </Row>
    </>
  );
}

const Day = styled.div`
  flex: 2 1 220px;
`;

const Time = styled.div`
  flex: 1 1 90px;
`;

interface HoursFieldProps {
  hours: number[];
  /** In the order of the day. */
  onChange: (hours: number[]) => void;
}

/** The hours of the day at which a suite runs. */
function HoursField({ hours, onChange }: HoursFieldProps) {
  const toggle = (hour: number, isChosen: boolean) =>
    onChange(isChosen ? [...hours, hour].toSorted((a, b) => a - b) : hours.filter((one) => one !== hour));
  return (
    <div role="group" aria-label="Hours">
      <Text weight="medium">Hours</Text>
      <Grid minColumn={72} gap={1}>
        {HOUR_OPTIONS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={hours.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </Grid>
    </div>
  );
}

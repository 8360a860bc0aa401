import { Checkbox, Grid, Text } from 'shared/ui';
import { HOUR_OPTIONS } from '../../../model/schedule-options.ts';

interface Props {
  hours: number[];
  /** In the order of the day. */
  onChange: (hours: number[]) => void;
}

/** The hours of the day at which a suite runs. */
export function HoursField({ hours, onChange }: Props) {
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

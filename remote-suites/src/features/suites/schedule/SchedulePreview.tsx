import { color, radius, space, styled } from 'shared/theme';
import { Text } from 'shared/ui';
import { scheduleSentence } from '../../../model/schedule-text.ts';
import type { Schedule } from '../../../model/schedule.ts';
import { NextRuns } from './NextRuns.tsx';

interface Props {
  schedule: Schedule;
  /** The cron text of the schedule. */
  expression: string;
  timezone: string;
}

/** The schedule in words and its next three runs. */
export function SchedulePreview({ schedule, expression, timezone }: Props) {
  return (
    <Box>
      <Text weight="medium" role="status">
        {scheduleSentence(schedule, timezone)}
      </Text>
      <NextRuns expression={expression} timezone={timezone} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
`;

import { color, radius, space, styled } from 'shared/theme';
import { Text } from 'shared/ui';
import { scheduleSentence } from '../../../model/schedule-words.ts';
import type { Schedule } from '../../../model/schedule.ts';
import { NextRuns } from './NextRuns.tsx';

/** What the choices come to: in words, and the next three runs. */
export function SchedulePreview({ schedule, timezone }: { schedule: Schedule; timezone: string }) {
  return (
    <Box>
      <Text weight="medium" role="status">
        {scheduleSentence(schedule, timezone)}
      </Text>
      <NextRuns schedule={schedule} timezone={timezone} />
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

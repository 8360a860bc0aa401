import { color, radius, space, styled } from 'shared/theme';
import { Text } from 'shared/ui';
import { scheduleSentence } from '../../../model/cron-words.ts';
import { NextRuns } from './NextRuns.tsx';

interface Props {
  expression: string;
  timezone: string;
}

/** The schedule in words and its next three runs. */
export function SchedulePreview({ expression, timezone }: Props) {
  return (
    <Box>
      <Text weight="medium" role="status">
        {scheduleSentence(expression, timezone)}
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

import { Clock } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { color, styled } from 'shared/theme';
import { Row, Text } from 'shared/ui';
import { runTime, timeUntil } from '../../model/run-time.ts';
import { useNow } from './useNow.ts';

/** When the schedule starts the suite next, by the clock of its zone. */
export function NextRunLine({ suite }: { suite: Suite }) {
  const now = useNow();
  if (!suite.schedule_enabled) return null;
  return (
    <Line gap={2}>
      <Clock size={14} aria-hidden />
      <Text size="sm" tone="muted">
        {words(suite, now)}
      </Text>
    </Line>
  );
}

function words({ next_run_at, schedule_timezone }: Suite, now: Date): string {
  if (next_run_at === null) return 'No next run. Please check the schedule.';
  const at = new Date(next_run_at);
  return `Next run ${timeUntil(at, now)} · ${runTime(at, schedule_timezone ?? 'UTC', now)}`;
}

const Line = styled(Row)`
  color: ${color('textMuted')};

  & > svg {
    flex: none;
  }
`;

import { Clock } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { color, styled } from 'shared/theme';
import { Row, Text } from 'shared/ui';
import { runTime, timeUntil } from '../../model/run-time.ts';
import { useNow } from './useNow.ts';

/** When the schedule starts the suite next, by the clock of its zone; nothing where the server does not say. */
export function NextRunLine({ suite }: { suite: Suite }) {
  const now = useNow();
  const { next_run_at: at, schedule_timezone: zone } = suite;
  if (!suite.schedule_enabled || at === undefined) return null;
  return (
    <Line gap={2}>
      <Clock size={14} aria-hidden />
      <Text size="sm" tone="muted">
        {at === null
          ? 'No next run. Please check the schedule.'
          : nextRunText(new Date(at), zone ?? 'UTC', now)}
      </Text>
    </Line>
  );
}

function nextRunText(at: Date, zone: string, now: Date): string {
  return `Next run ${timeUntil(at, now)} · ${runTime(at, zone, now)}`;
}

const Line = styled(Row)`
  color: ${color('textMuted')};

  & > svg {
    flex: none;
  }
`;

import { Clock } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';
import { Text } from 'shared/ui';
import { runTime, timeUntil } from '../../model/run-time.ts';
import { IconLine } from './IconLine.tsx';
import { useNow } from './useNow.ts';

/** When the schedule starts the suite next, by the clock of its zone, and where; nothing where the server does not say. */
export function NextRunLine({ suite }: { suite: Suite }) {
  const now = useNow();
  const { data: environments = [] } = useQuery(environmentsQuery());
  const { next_run_at: at, schedule_timezone: zone, schedule_environment_id: environmentId } = suite;
  if (!suite.schedule_enabled || at === undefined) return null;
  const environment = environments.find(({ id }) => id === environmentId)?.name;
  return (
    <IconLine icon={<Clock size={14} aria-hidden />}>
      <Text size="sm" tone="muted">
        {at === null
          ? 'No next run. Please check the schedule.'
          : nextRunText(new Date(at), zone ?? 'UTC', now)}
        {environment !== undefined && ` · ${environment}`}
      </Text>
    </IconLine>
  );
}

function nextRunText(at: Date, zone: string, now: Date): string {
  return `Next run ${timeUntil(at, now)} · ${runTime(at, zone, now)}`;
}

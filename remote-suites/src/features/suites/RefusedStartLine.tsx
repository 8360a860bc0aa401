import { TriangleAlert } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { Text } from 'shared/ui';
import { runTime } from '../../model/run-time.ts';
import { IconLine } from './IconLine.tsx';
import { useNow } from './useNow.ts';

/** Why the schedule did not start the suite at last; nothing where it did, or is off. */
export function RefusedStartLine({ suite }: { suite: Suite }) {
  const now = useNow();
  const { refused_start: refused, schedule_timezone: zone } = suite;
  if (!suite.schedule_enabled || !refused) return null;
  return (
    <IconLine icon={<TriangleAlert size={14} aria-hidden />}>
      <Text size="sm" tone="danger">
        The scheduled run of {runTime(new Date(refused.due_at), zone ?? 'UTC', now)} did not start:{' '}
        {refused.reason}
      </Text>
    </IconLine>
  );
}

import { History } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { longDateTime, relativeTime } from 'shared/format';
import { StatusBadge } from 'shared/results';
import { paths } from 'shared/router';
import { Text, TextLink } from 'shared/ui';
import { IconLine } from './IconLine.tsx';
import { useNow } from './useNow.ts';

/** When the suite last ran, and how it ended; leads to that run. Nothing where the server does not report it. */
export function LastRunLine({ suite: { recent_runs: runs } }: { suite: Suite }) {
  const now = useNow();
  if (runs === undefined) return null;
  const last = runs.at(-1);
  return (
    <IconLine icon={<History size={14} aria-hidden />}>
      {last ? (
        <>
          <TextLink to={paths.groupRun(last.id)} title={longDateTime(last.created_at)}>
            Last run {relativeTime(last.created_at, now)}
          </TextLink>{' '}
          <StatusBadge status={last.status} isFlaky={last.is_flaky} />
        </>
      ) : (
        <Text size="sm" tone="muted">
          Not run yet
        </Text>
      )}
    </IconLine>
  );
}

import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { PlainList, Row, Text } from 'shared/ui';
import { runDate, timeUntil } from '../../../model/run-time.ts';
import { useNow } from '../useNow.ts';
import { nextRunsQuery } from './next-runs-query.ts';

const COUNT = 3;

/** The next three runs by the clock of the zone; nothing if they cannot be computed in this browser. */
export function NextRuns({ expression, timezone }: { expression: string; timezone: string }) {
  const { data: nextRuns, isPending } = useQuery(nextRunsQuery());
  const now = useNow();
  const runs = nextRuns?.(expression, timezone, now, COUNT) ?? [];
  if (!isPending && runs.length === 0) return null;
  return (
    <List forwardedAs="ol" gap={1} aria-label="Next runs" aria-busy={isPending || undefined}>
      {runs.map((run) => (
        <Row as="li" key={run.getTime()} justify="space-between">
          <Text as="span" size="sm" isNumeric>
            <time dateTime={run.toISOString()}>{runDate(run, timezone)}</time>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {timeUntil(run, now)}
          </Text>
        </Row>
      ))}
    </List>
  );
}

const List = styled(PlainList)`
  min-height: calc(3 * 1.25rem + 2 * ${space(1)});
`;

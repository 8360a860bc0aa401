import { logError } from 'shared/feedback';
import { queryOptions, useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { PlainList, Row, Stack, Text } from 'shared/ui';
import { ownTimeZone, runDate, timeUntil } from '../../../model/run-time.ts';
import { useNow } from '../useNow.ts';

const COUNT = 3;

/**
 * The next three runs by the clock of the zone, and by the reader's where that shows another time; nothing if they cannot be
 * computed in this browser.
 */
export function NextRuns({ expression, timezone }: { expression: string; timezone: string }) {
  const { data: nextRuns, isPending } = useQuery(nextRunsQuery());
  const now = useNow();
  const own = ownTimeZone();
  const runs = nextRuns?.(expression, timezone, now, COUNT) ?? [];
  if (!isPending && runs.length === 0) return null;
  return (
    <List
      forwardedAs="ol"
      gap={1}
      $lines={own === timezone ? 1 : 2}
      aria-label="Next runs"
      aria-busy={isPending || undefined}
    >
      {runs.map((run) => (
        <Row as="li" key={run.getTime()} justify="space-between" align="start">
          <Stack gap={0}>
            <Text as="span" size="sm" isNumeric>
              <time dateTime={run.toISOString()}>{runDate(run, timezone)}</time>
            </Text>
            {runDate(run, own) !== runDate(run, timezone) && (
              <Text as="span" size="sm" tone="muted" isNumeric>
                {runDate(run, own)}, your time
              </Text>
            )}
          </Stack>
          <Text as="span" size="sm" tone="muted">
            {timeUntil(run, now)}
          </Text>
        </Row>
      ))}
    </List>
  );
}

const List = styled(PlainList)<{ $lines: number }>`
  min-height: calc(3 * ${({ $lines }) => $lines} * 1.25rem + 2 * ${space(1)});
`;

/** The function that computes the next runs, a chunk of its own; null if it cannot be loaded. */
function nextRunsQuery() {
  return queryOptions({
    queryKey: ['remote-suites', 'next-runs'],
    queryFn: async () => {
      try {
        return (await import('../../../model/next-runs.ts')).nextRuns;
      } catch (error) {
        logError(error, 'Loading the time zones');
        return null;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}

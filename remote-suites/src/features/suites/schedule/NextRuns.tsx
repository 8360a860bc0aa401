import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { Row, Text } from 'shared/ui';
import { nextRuns } from '../../../model/next-runs.ts';
import { runDate, timeUntil } from '../../../model/run-time.ts';
import type { Schedule } from '../../../model/schedule.ts';
import { useNow } from '../useNow.ts';
import { zonesQuery } from './zones-query.ts';

const COUNT = 3;

/** The next three runs by the clock of the zone; nothing for a zone that is not known here. */
export function NextRuns({ schedule, timezone }: { schedule: Schedule; timezone: string }) {
  const { data: zoneOf } = useQuery(zonesQuery());
  const now = useNow();
  const zone = zoneOf?.(timezone);
  if (zone === null) return null;
  const runs = zone ? nextRuns(schedule, zone, now, COUNT) : [];
  return (
    <List aria-label="Next runs" aria-busy={zone === undefined || undefined}>
      {zone &&
        runs.map((run) => (
          <Row as="li" key={run.getTime()} justify="space-between">
            <Text as="span" size="sm" isNumeric>
              <time dateTime={run.toISOString()}>{runDate(run, zone)}</time>
            </Text>
            <Text as="span" size="sm" tone="muted">
              {timeUntil(run, now)}
            </Text>
          </Row>
        ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  min-height: calc(3 * 1.25rem + 2 * ${space(1)});
  margin: 0;
  padding: 0;
  list-style: none;
`;

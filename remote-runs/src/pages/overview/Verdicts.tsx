import { useId } from 'react';
import type { VerdictKind } from 'shared/constants';
import type { OverviewVerdicts } from 'shared/contract';
import { relativeTime } from 'shared/format';
import { VERDICT_VIEWS } from 'shared/results';
import { paths } from 'shared/router';
import { Card, Heading, Stack, Text, TextLink } from 'shared/ui';

/** What people make of failures, in a few lines. Nothing where there is nothing to say. */
export function Verdicts({ verdicts }: { verdicts: readonly OverviewVerdicts[] }) {
  const id = useId();
  if (verdicts.length === 0) return null;
  const of = (wanted: OverviewVerdicts['list']) => verdicts.filter(({ list }) => list === wanted);
  const total = of('kind').reduce((sum, { count }) => sum + count, 0);
  const share = ({ name, count }: OverviewVerdicts) =>
    `${VERDICT_VIEWS[name as VerdictKind].label} ${count} (${Math.round((100 * count) / total)}%)`;
  return (
    <Card as="section" padding={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={2} size="md" id={id}>
          Verdicts
        </Heading>
        {total > 0 && <Text>{of('kind').map(share).join(' · ')}</Text>}
        {of('waiting').map(({ count, since }) => (
          <Text key="waiting">
            <TextLink to={paths.runsToReview()}>{count} without a verdict</TextLink>, the oldest from{' '}
            {relativeTime(since)}
          </Text>
        ))}
        {of('assignee').map(({ user_id: userId, name, count, since }) => (
          <Text key={userId} tone="muted">
            {name === null ? 'All others' : <bdi>{name}</bdi>}: {count} open, the oldest from{' '}
            {relativeTime(since)}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

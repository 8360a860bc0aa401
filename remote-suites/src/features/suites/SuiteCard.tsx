import { Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { relativeTime } from 'shared/format';
import { Button, Card, Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { useStartSuiteRun } from '../../api/runs.ts';
import { announceRun } from './announce-run.ts';
import { DeleteSuiteButton } from './DeleteSuiteButton.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { SuiteBadges } from './SuiteBadges.tsx';
import { SuiteEditPanel } from './SuiteEditPanel.tsx';

/** A suite: what it is, its run, and a panel to change it. */
export function SuiteCard({ suite }: { suite: Suite }) {
  const [isEditing, setIsEditing] = useState(false);
  const run = useStartSuiteRun(suite.id, announceRun);
  return (
    <Card as="article" aria-label={suite.name}>
      <Stack gap={4}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <Heading level={2}>{suite.name}</Heading>
            <Text tone="muted" size="sm">
              ID: {suite.id} · Created {relativeTime(suite.created_at)}
            </Text>
          </Stack>
          <Row gap={1}>
            <IconButton
              label={`Edit ${suite.name}`}
              icon={<Pencil />}
              aria-expanded={isEditing}
              onClick={() => setIsEditing(!isEditing)}
            />
            <DeleteSuiteButton suite={suite} />
          </Row>
        </Row>
        <Row justify="space-between">
          <SuiteBadges suite={suite} />
          <Button
            size="sm"
            variant="secondary"
            icon={<Play />}
            aria-label={`Run ${suite.name}`}
            isBusy={run.isPending}
            busyLabel="Starting..."
            onClick={() => run.mutate()}
          >
            Run
          </Button>
        </Row>
        <RunOutcome run={run} />
        {isEditing && <SuiteEditPanel suite={suite} onClose={() => setIsEditing(false)} />}
      </Stack>
    </Card>
  );
}

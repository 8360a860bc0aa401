import { Play } from 'lucide-react';
import { memo } from 'react';
import { RUN_NOTICE_DURATION } from 'shared/constants';
import type { GroupRun, Suite } from 'shared/contract';
import { toast } from 'shared/feedback';
import { paths } from 'shared/router';
import { EnvironmentMenu } from 'shared/run-environment';
import { space, styled } from 'shared/theme';
import { Button, Card, Row, Stack } from 'shared/ui';
import { useStartSuiteRun } from '../../api/runs.ts';
import { LastRunLine } from './LastRunLine.tsx';
import { NextRunLine } from './NextRunLine.tsx';
import { RefusedStartLine } from './RefusedStartLine.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { SuiteBadges } from './SuiteBadges.tsx';
import { SuiteCardHead } from './SuiteCardHead.tsx';
import { SuiteHistory } from './SuiteHistory.tsx';
import { SuiteTests } from './SuiteTests.tsx';

interface Props {
  suite: Suite;
  neighbourId: number | undefined;
  onEdit: (suite: Suite) => void;
}

/** A suite with its actions. */
export const SuiteCard = memo(function SuiteCard({ suite, neighbourId, onEdit }: Props) {
  const run = useStartSuiteRun(showRunStarted);

  return (
    <Surface forwardedAs="article" aria-label={suite.name}>
      <Stack gap={1}>
        <SuiteCardHead suite={suite} neighbourId={neighbourId} onEdit={() => onEdit(suite)} />
        <NextRunLine suite={suite} />
        <RefusedStartLine suite={suite} />
        <LastRunLine suite={suite} />
      </Stack>
      <SuiteTests suite={suite} />
      <SuiteHistory suite={suite} />
      <Bottom justify="space-between" wrap>
        <SuiteBadges suite={suite} />
        <Run gap={1}>
          <EnvironmentMenu size="sm" />
          <Button
            requires="editor"
            size="sm"
            variant="secondary"
            icon={<Play />}
            aria-label={`Run ${suite.name}`}
            isBusy={run.isPending}
            busyLabel="Starting..."
            onClick={() => run.mutate({ suiteId: suite.id })}
          >
            Run
          </Button>
        </Run>
      </Bottom>
      <RunOutcome run={run} />
    </Surface>
  );
});

function showRunStarted({ id }: GroupRun): void {
  toast({
    type: 'success',
    title: 'Test run started successfully!',
    duration: RUN_NOTICE_DURATION,
    action: { label: 'View run', to: paths.groupRun(id) },
  });
}

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  height: 100%;
`;

const Run = styled(Row)`
  margin-left: auto;
`;

const Bottom = styled(Row)`
  margin-top: auto;
`;

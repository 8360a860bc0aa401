import { CalendarClock, KeyRound, Play, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { RUN_NOTICE_DURATION } from 'shared/constants';
import type { GroupRun, RecentRun, Suite } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { useQuery } from 'shared/query';
import { ResultStrip } from 'shared/results';
import { paths } from 'shared/router';
import { EnvironmentMenu } from 'shared/run-environment';
import { space, styled } from 'shared/theme';
import { Badge, Button, Card, Notice, Row, Stack, Text, TextLink } from 'shared/ui';
import { useStartSuiteRun } from '../../api/runs.ts';
import { moduleChoicesQuery } from '../../api/tests.ts';
import { runTime } from '../../model/run-time.ts';
import { IconLine } from './IconLine.tsx';
import { LastRunLine } from './LastRunLine.tsx';
import { NextRunLine } from './NextRunLine.tsx';
import { SuiteCardHead } from './SuiteCardHead.tsx';
import { SuiteTests } from './SuiteTests.tsx';
import { useNow } from './useNow.ts';

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

/** Why the schedule did not start the suite at last; nothing where it did, or is off. */
function RefusedStartLine({ suite }: { suite: Suite }) {
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

/** The result of the last attempt to start a run. */
function RunOutcome({ run }: { run: ReturnType<typeof useStartSuiteRun> }) {
  if (run.isError)
    return (
      <Notice tone="danger">{errorText(run.error, 'Failed to start test run. Please try again.')}</Notice>
    );
  if (!run.isSuccess) return null;
  return (
    <Notice tone="success">
      Run started. <TextLink to={paths.groupRun(run.data.id)}>View run</TextLink>
    </Notice>
  );
}

/** How the last runs of a suite ended. Nothing where the server does not report it. */
function SuiteHistory({ suite: { name, recent_runs: runs } }: { suite: Suite }) {
  if (runs === undefined) return null;
  return (
    <Row justify="end">
      <ResultStrip label={`Last runs of ${name}`} results={runs.map(toResult)} pathOf={paths.groupRun} />
    </Row>
  );
}

const toResult = ({ id, status, created_at, is_flaky }: RecentRun) => ({
  test_run_id: id,
  status,
  time_ran: created_at,
  is_changed: false,
  is_flaky,
});

/** Badges for the schedule and the login module. */
function SuiteBadges({ suite }: { suite: Suite }) {
  const { data: modules = [] } = useQuery(moduleChoicesQuery());
  const loginModuleId = suite.login_module_blueprint_id;
  const loginModule = modules.find(({ id }) => id === loginModuleId);
  return (
    <Row gap={2} wrap>
      {suite.schedule_enabled && (
        <Badge tone="info" icon={<CalendarClock />}>
          Scheduled
        </Badge>
      )}
      {Boolean(loginModuleId) && (
        <Badge tone="module" icon={<KeyRound />} title={loginModule?.name}>
          {loginModule ? `Login: ${loginModule.name}` : 'Login module'}
        </Badge>
      )}
    </Row>
  );
}

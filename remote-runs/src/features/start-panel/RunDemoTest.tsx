import { Play } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { StatusBadge } from 'shared/results';
import { paths } from 'shared/router';
import { Button, Row, TextLink } from 'shared/ui';
import { useTriggerRun } from '../../api/group-runs.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { useStartOutcome } from '../../components/useStartOutcome.ts';

interface Props {
  test: BlueprintListItem;
  label: string;
}

/** Runs the test and opens its run; shows how the last run ended, and leads to it. */
export function RunDemoTest({ test, label }: Props) {
  const trigger = useTriggerRun();
  const { openRun, showFailure } = useStartOutcome();
  const { last_status: status, last_run_id: runId } = test;
  const isUnderWay = status !== null && isUnfinished(status);
  return (
    <Row gap={3} wrap>
      <Button
        requires="editor"
        variant={status === null ? 'primary' : 'secondary'}
        icon={<Play size={16} aria-hidden />}
        isBusy={trigger.isPending || isUnderWay}
        busyLabel={isUnderWay ? 'Running...' : 'Starting...'}
        onClick={() =>
          trigger.mutate(
            { testIds: [test.id], environment: null },
            { onSuccess: (run) => openRun(run, test.title), onError: showFailure },
          )
        }
      >
        {label}
      </Button>
      {status !== null && !isUnderWay && <StatusBadge status={status} />}
      {runId !== null && <TextLink to={paths.testRun(runId)}>See the run</TextLink>}
    </Row>
  );
}

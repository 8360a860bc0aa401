import { Download, RotateCw } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { oneColumn, space, styled } from 'shared/theme';
import { Button, Heading, Row, Text, TextLink } from 'shared/ui';
import { useRerun } from '../../api/group-runs.ts';
import { useStartOutcome } from '../../components/useStartOutcome.ts';
import { testRunTitle } from '../../model/test-run.ts';

/** The trace of a run for the viewer of Playwright, and a start of the test that records one. Nothing from a server that records none. */
export function TraceSection({ run }: { run: TestRun }) {
  if (run.trace === undefined) return null;
  return (
    <Root aria-labelledby="trace-title">
      <Heading level={3} size="md" id="trace-title">
        Playwright trace
      </Heading>
      {run.trace?.url ? (
        <>
          <Row gap={2}>
            <Download size={16} aria-hidden />
            <TextLink href={run.trace.url} download>
              Download the trace
            </TextLink>
          </Row>
          <Text tone="muted" size="sm">
            Open it with <code>npx playwright show-trace</code>. The secrets of the run are removed from it,
            the contents of its pages are not. It is kept for 14 days.
          </Text>
        </>
      ) : (
        <Text tone="muted">{run.trace?.problem ?? 'This run recorded none.'}</Text>
      )}
      <div>
        <RunWithTrace run={run} />
      </div>
    </Root>
  );
}

function RunWithTrace({ run }: { run: TestRun }) {
  const rerun = useRerun();
  const { openRun, showFailure } = useStartOutcome();
  return (
    <Button
      requires="editor"
      variant="secondary"
      size="sm"
      icon={<RotateCw aria-hidden />}
      isBusy={rerun.isPending}
      busyLabel="Starting..."
      disabledReason={run.test_blueprint_id ? undefined : 'The test was deleted.'}
      onClick={() =>
        rerun.mutate(
          { params: { id: run.test_group_run_id }, body: { test_run_id: run.id, trace: true } },
          {
            onSuccess: ({ test_group_run: started }) => openRun(started, testRunTitle(run)),
            onError: showFailure,
          },
        )
      }
    >
      Run Again With Trace
    </Button>
  );
}

const Root = styled.section`
  ${oneColumn(2)}
  margin-top: ${space(5)};
`;

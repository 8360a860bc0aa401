import { Pencil, Server, Sparkles, Trash2, TriangleAlert } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { inSentence, longDateTime, usageText } from 'shared/format';
import { paths } from 'shared/router';
import { Badge, LinkButton, PageHeader } from 'shared/ui';
import { StartedBy } from '../../components/StartedBy.tsx';
import { TestRunDuration } from '../../components/TestRunDuration.tsx';
import { CompareLink } from '../../features/compare/CompareLink.tsx';
import { RunTestAgain } from '../../features/rerun/RunTestAgain.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { StopRunButton } from '../../features/stop/StopRunButton.tsx';
import { TryBadges } from '../../features/tries/TryBadges.tsx';
import { TryLinks } from '../../features/tries/TryLinks.tsx';
import { countContradicted, contradictedText } from '../../model/mark.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { nameOfAll } from '../../model/step-place.ts';
import { runningStep } from '../../model/step-progress.ts';
import { countPassed, earlierTries, testRunTitle } from '../../model/test-run.ts';
import { RowFacts } from './RowFacts.tsx';
import { RunBrowserFact } from './RunBrowserFact.tsx';
import { RunHistory } from './RunHistory.tsx';

/**
 * The result or progress of a test run; while the run loads, the link back. It stays mounted, so that the heading retains the focus.
 */
export function TestRunHeader({ run }: { run: TestRun | undefined }) {
  return (
    <PageHeader
      title={run ? testRunTitle(run) : 'Test run'}
      badge={
        run && (
          <TryBadges
            {...{ status: run.status, isQuarantined: run.is_quarantined }}
            earlier={earlierTries(run)}
          />
        )
      }
      backTo={run ? paths.groupRun(run.test_group_run_id) : paths.runs()}
      backLabel={run ? 'Back to group run' : 'Back to runs'}
      actions={run && <Actions run={run} />}
      description={run && isUnfinished(run.status) && <Progress run={run} />}
    >
      {run && <Facts run={run} />}
    </PageHeader>
  );
}

const STOP_TEXT =
  'Tests of its group run that have not finished are cancelled, this one too. The results so far are kept.';

/** Edits the test, runs it again, stops it, compares and shares the run. A server that does not name the test cannot do it; a deleted test is gone. */
function Actions({ run }: { run: TestRun }) {
  const { test_blueprint_id: testId, status } = run;
  return (
    <>
      {testId && (
        <LinkButton variant="secondary" icon={<Pencil size={16} aria-hidden />} to={paths.updateTest(testId)}>
          Edit Test
        </LinkButton>
      )}
      {testId && <RunTestAgain run={run} />}
      <CompareLink run={run} />
      {isUnfinished(status) && <StopRunButton id={run.test_group_run_id} text={STOP_TEXT} />}
      <ShareButton run={{ test_run_id: run.id }} />
    </>
  );
}

function Progress({ run }: { run: TestRun }) {
  const step = runningStep(run);
  return step ? `Running ${inSentence(nameOfAll(step, run.results))}` : null;
}

function Facts({ run }: { run: TestRun }) {
  const { id, results, created_at, usage } = run;
  const contradicted = countContradicted(results);
  return (
    <>
      <time dateTime={created_at}>{longDateTime(created_at)}</time>
      <TestRunDuration run={run} />
      <span>
        {countPassed(results)}/{results.length} steps passed
      </span>
      <StartedBy run={run} />
      {contradicted > 0 && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          {contradictedText(contradicted)}
        </Badge>
      )}
      {usage && (
        <Badge tone="info" icon={<Sparkles />}>
          {usageText(usage)}
        </Badge>
      )}
      {run.test_blueprint_id === null && <Badge icon={<Trash2 />}>The test was deleted</Badge>}
      {run.environment && <Badge icon={<Server />}>{run.environment}</Badge>}
      <RunBrowserFact run={run} />
      <RowFacts run={run} />
      <TryLinks run={run} />
      <RunHistory runId={id} />
    </>
  );
}

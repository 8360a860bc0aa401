import type { GroupRun } from 'shared/contract';
import { paths } from 'shared/router';
import { StatusBadge } from 'shared/results';
import { PageHeader, TextLink } from 'shared/ui';
import { RunAgain } from '../../features/rerun/RunAgain.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { StopRunButton } from '../../features/stop/StopRunButton.tsx';
import { isUnfinished, overallStatus } from '../../model/run-status.ts';
import { GroupRunFacts } from './GroupRunFacts.tsx';

/** The header; while the run loads, the link back. It stays mounted, so that the heading retains the focus. */
export function GroupRunHeader({ run }: { run: GroupRun | undefined }) {
  return (
    <PageHeader
      title={run?.name ?? 'Group run'}
      badge={
        run && (
          <StatusBadge
            status={run.place_in_line ? 'pending' : overallStatus(run.status)}
            isFlaky={isFlaky(run)}
          />
        )
      }
      backTo={paths.runs()}
      backLabel="Back to runs"
      actions={run && <Actions run={run} />}
    >
      {run && (
        <>
          <GroupRunFacts run={run} />
          <ToReview run={run} />
        </>
      )}
    </PageHeader>
  );
}

/** Leads to the failures of the run that wait for a verdict; nothing where there are none. */
function ToReview({ run: { id, tests_to_review: count = 0 } }: { run: GroupRun }) {
  if (count === 0) return null;
  return (
    <TextLink
      to={paths.runsToReview(id)}
    >{`Review ${count === 1 ? '1 failure' : `${count} failures`}`}</TextLink>
  );
}

const isFlaky = ({ flaky_tests: flaky = 0 }: GroupRun): boolean => flaky > 0;

/** Shares the run with others; stops an unfinished run, repeats a finished one. */
function Actions({ run }: { run: GroupRun }) {
  return (
    <>
      <ShareButton run={{ test_group_run_id: run.id }} />
      <StopOrRepeat run={run} />
    </>
  );
}

function StopOrRepeat({ run }: { run: GroupRun }) {
  const { id, name, status, passedTests, totalTests } = run;
  if (isUnfinished(status)) return <StopRunButton id={id} />;
  if (totalTests === 0) return null;
  return <RunAgain id={id} name={name} total={totalTests} notPassed={totalTests - passedTests} />;
}

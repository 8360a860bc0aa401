import type { GroupRun } from 'shared/contract';
import { RunAgain } from '../../features/rerun/RunAgain.tsx';
import { StopRunButton } from '../../features/stop/StopRunButton.tsx';
import { isUnfinished } from '../../model/run-status.ts';

/** A run that goes on can be stopped, one that has ended can be run again. */
export function GroupRunActions({ run }: { run: GroupRun }) {
  const { id, status, passedTests, totalTests } = run;
  if (isUnfinished(status)) return <StopRunButton id={id} />;
  if (totalTests === 0) return null;
  return <RunAgain id={id} total={totalTests} notPassed={totalTests - passedTests} />;
}

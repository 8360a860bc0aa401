import { RUN_NOTICE_DURATION } from 'shared/constants';
import type { GroupRun } from 'shared/contract';
import { showFailure, toast } from 'shared/feedback';
import { paths, useNavigate } from 'shared/router';

/** What follows the start of a group run: it opens, or a notice shows why it was not started. */
export function useStartOutcome() {
  const navigate = useNavigate();
  return {
    /** `name`: of what was started, where the server does not name the group run. */
    openRun(run: Partial<GroupRun> & Pick<GroupRun, 'id'>, name: string) {
      noticeRunStarted(run.name ?? name, run.id);
      void navigate(paths.groupRun(run.id));
    },
    showFailure: (error: Error) =>
      showFailure(error, 'Failed to Start Test', 'An error occurred while starting the test run.'),
  };
}

/** Shown while the group run's own screen opens. */
function noticeRunStarted(name: string, groupRunId: number): void {
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} is now running.`,
    duration: RUN_NOTICE_DURATION,
    about: paths.groupRun(groupRunId),
  });
}

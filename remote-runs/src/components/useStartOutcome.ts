import type { GroupRun } from 'shared/contract';
import { showFailure } from 'shared/feedback';
import { paths, useNavigate } from 'shared/router';
import { noticeRunStarted } from '../notices.ts';

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

import type { GroupRun } from 'shared/contract';
import { paths, useNavigate } from 'shared/router';
import { noticeFailure, noticeRunStarted } from '../notices.ts';

/** What follows the start of a group run: it opens, or a notice shows why it was not started. */
export function useStartOutcome() {
  const navigate = useNavigate();
  return {
    /** `name`: of what was started, where the server does not name the group run. */
    openRun(run: Partial<GroupRun> & Pick<GroupRun, 'id'>, name: string) {
      noticeRunStarted(run.name ?? name);
      void navigate(paths.groupRun(run.id));
    },
    showFailure(error: Error) {
      noticeFailure(error, 'An error occurred while starting the test run.', 'Failed to Start Test');
    },
  };
}

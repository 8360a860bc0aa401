import { paths, useNavigate } from 'shared/router';
import { useRerun } from '../../api/group-runs.ts';
import { noticeFailure, noticeRunStarted } from '../../notices.ts';

/** Starts the tests of a group run once more, and leads to the new run. */
export function useStartRerun(id: number) {
  const rerun = useRerun(id);
  const navigate = useNavigate();
  const start = (only: 'all' | 'failed') => {
    if (rerun.isPending) return;
    rerun.mutate(only, {
      onSuccess: ({ id: newId, name }) => {
        noticeRunStarted(name);
        void navigate(paths.groupRun(newId));
      },
      onError: (error) =>
        noticeFailure(error, 'An error occurred while starting the test run.', 'Failed to Start Test'),
    });
  };
  return { start, isPending: rerun.isPending };
}

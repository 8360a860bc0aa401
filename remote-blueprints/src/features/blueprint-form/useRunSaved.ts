import { paths, useNavigate } from 'shared/router';
import { useRunTests } from '../../api/runs.ts';
import { noticeFailure, noticeRunStarted } from '../../notices.ts';

/** Starts a run of a saved test and opens its page. */
export function useRunSaved(allowLeaving: () => void) {
  const start = useRunTests();
  const navigate = useNavigate();

  /** Whether the run has started. */
  async function runSaved({ id, title }: { id: number; title: string }): Promise<boolean> {
    try {
      const run = await start.mutateAsync({ ids: [id], title });
      allowLeaving();
      noticeRunStarted(title, run.id);
      await navigate(paths.groupRun(run.id));
      return true;
    } catch (error) {
      noticeFailure(error, 'An error occurred while starting the test run.', 'Failed to Start Test');
      return false;
    }
  }

  return { runSaved, isStarting: start.isPending };
}

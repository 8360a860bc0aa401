import { paths, useNavigate } from 'shared/router';
import { useRunSite } from 'shared/run-environment';
import { useRunTests } from '../../api/runs.ts';
import { reasonNotToRun } from '../../model/run-range.ts';
import { noticeFailure, noticeRunStarted } from '../../notices.ts';
import { stepsAtom, urlAtom, useEditor } from '../../state/editor.ts';

const FAILURE_TITLE = 'Failed to Start Test';

/** Starts a run of a saved test and opens its page. */
export function useRunSaved(allowLeaving: () => void) {
  const { store } = useEditor();
  const start = useRunTests();
  const navigate = useNavigate();
  const site = useRunSite();

  /** Whether a run of the draft could start; the user learns why not. */
  function checkRunnable(): boolean {
    const reason = reasonNotToRun(store.get(stepsAtom), store.get(urlAtom), site);
    if (reason !== undefined) noticeFailure(null, reason, FAILURE_TITLE);
    return reason === undefined;
  }

  /** Whether the run has started. */
  async function runSaved({ id, title }: { id: number; title: string }): Promise<boolean> {
    try {
      const run = await start.mutateAsync({ testIds: [id], title });
      allowLeaving();
      noticeRunStarted(title, run.id);
      await navigate(paths.groupRun(run.id));
      return true;
    } catch (error) {
      noticeFailure(error, 'An error occurred while starting the test run.', FAILURE_TITLE);
      return false;
    }
  }

  return { checkRunnable, runSaved, isStarting: start.isPending };
}

import { RUN_NOTICE_DURATION } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { paths } from 'shared/router';
import { useRunTest } from '../../api/runs.ts';
import { nameOf } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';

/** Runs a test once it is confirmed; the notice leads to the run. */
export function useRunNow(test: BlueprintListItem) {
  const start = useRunTest();
  const name = nameOf(test);

  async function run() {
    const isSure = await confirm({
      title: 'Confirm Test Run',
      text: `This executes all steps of ${name} and may take some time.`,
      confirmLabel: 'Run Test',
    });
    if (!isSure) return;
    try {
      const { id } = await start.mutateAsync({ id: test.id, title: name });
      toast({
        type: 'success',
        title: 'Test Run Started!',
        message: `${name} is now running. Click this notification to view progress.`,
        duration: RUN_NOTICE_DURATION,
        to: paths.groupRun(id),
      });
    } catch (error) {
      noticeFailure(error, 'An error occurred while starting the test run.', 'Failed to Start Test');
    }
  }

  return { run, isPending: start.isPending };
}

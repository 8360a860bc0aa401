import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { EnvironmentField } from 'shared/run-environment';
import { useRunTests } from '../../../api/runs.ts';
import { countOf, nameOf } from '../../../model/listed.ts';
import { noticeFailure, noticeRunStarted } from '../../../notices.ts';

/** Runs all of them as one group run, once that is confirmed. */
export function useBulkRun(tests: BlueprintListItem[], onDone: () => void) {
  const start = useRunTests();

  async function run() {
    const [first] = tests;
    const title = tests.length === 1 && first ? nameOf(first) : countOf(tests.length, 'tests');
    const isSure = await confirm({
      title: 'Confirm Test Run',
      text: `This executes all steps of ${title} and may take some time.`,
      content: <EnvironmentField />,
      confirmLabel: tests.length === 1 ? 'Run Test' : 'Run Tests',
    });
    if (!isSure) return;
    try {
      const { id } = await start.mutateAsync({ testIds: tests.map((test) => test.id), title });
      noticeRunStarted(title, id, tests.length);
      onDone();
    } catch (error) {
      noticeFailure(error, 'An error occurred while starting the test run.', 'Failed to Start Test');
    }
  }

  return { run, isPending: start.isPending };
}

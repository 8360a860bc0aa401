import type { GroupRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { environmentToStart } from './environment-to-start.ts';
import { manualRunName } from './manual-run-name.ts';

const START = 'POST /test_group_run/trigger_run';

/** What is to run: all tests of a suite, or these tests. */
export type RunToStart =
  | { suiteId: number }
  /** `title`: what the run is named after. */
  | { testIds: number[]; title: string }
  /** At the tests' own addresses, whatever environment is chosen. */
  | { testIds: number[]; environment: null };

/**
 * Starts a run in the chosen environment; gives the group run. `onStarted` is called even if the component is gone; the mutation lasts as
 * long as what it returns.
 */
export function useStartRun(onStarted: (groupRun: GroupRun) => unknown) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [START],
    mutationFn: async (run: RunToStart) => {
      const place = 'environment' in run ? {} : await environmentToStart(client);
      const body = { ...contentOf(run), ...place };
      // Repeated under a later name it would be another start, though the first may have been carried out.
      return (await callApi(START, { body, intent: [run, place] })).test_group_run;
    },
    onSuccess: onStarted,
  });
}

function contentOf(run: RunToStart) {
  if ('suiteId' in run) return { test_blueprint_category_id: run.suiteId };
  const tests = { test_blueprint_ids: run.testIds };
  return 'title' in run ? { ...tests, name: manualRunName(run.title, new Date()) } : tests;
}

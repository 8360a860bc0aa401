import type { GroupRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { useMutation, useQueryClient, type QueryClient } from 'shared/query';
import { environmentToStart } from './environment-to-start.ts';
import { environmentsOf, environmentsQuery } from './environments.ts';
import { manualRunName } from './manual-run-name.ts';

const START = 'POST /test_group_run/trigger_run';

/** What is to run: all tests of a suite, or these tests. */
export type RunToStart =
  | { suiteId: number }
  /** `title`: what the run is named after. */
  | { testIds: number[]; title: string }
  /** As in an earlier run: in its environment, with the row of the test's table; null: there was none. */
  | { testIds: number[]; environment: string | null; rowName: string | null };

/**
 * Starts a run; gives the group run. Without an environment of its own it takes place in the chosen one. `onStarted` is called even if the
 * component is gone; the mutation lasts as long as what it returns.
 */
export function useStartRun(onStarted: (groupRun: GroupRun) => unknown) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [START],
    mutationFn: async (run: RunToStart) => {
      const place = await placeOf(client, run);
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
  if ('title' in run) return { ...tests, name: manualRunName(run.title, new Date()) };
  return { ...tests, ...(run.rowName !== null && { row_name: run.rowName }) };
}

async function placeOf(client: QueryClient, run: RunToStart): Promise<{ environment?: string }> {
  if (!('environment' in run)) return environmentToStart(client);
  if (run.environment === null) return {};
  // A company without environments has a label there, which says nothing about a place.
  const environments = await client.fetchQuery(environmentsQuery()).then(environmentsOf, () => []);
  return environments.length > 0 ? { environment: run.environment } : {};
}

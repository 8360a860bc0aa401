import { GROUP_RUN_NAME_MAX_LENGTH } from 'shared/constants';
import { callApi } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import { blueprintKeys } from './blueprints.ts';

/** Starts a run of tests in the chosen environment, named after `title`; returns the group run. */
export function useRunTests() {
  const client = useQueryClient();
  return useMutation({
    // Without an Idempotency-Key: a server that does not know the header refuses the call because of CORS.
    mutationFn: async ({ ids, title }: { ids: number[]; title: string }) => {
      const name = manualRunName(title, new Date());
      const body = { test_blueprint_ids: ids, name, ...(await environmentToStart(client)) };
      return (await callApi('POST /test_group_run/trigger_run', { body })).test_group_run;
    },
    // The list shows the status of each test's last run.
    onSuccess: () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() }),
  });
}

/** `Manual Run: {test name} - {local date time}`; a name that would make it too long to store is shortened. */
export function manualRunName(title: string, now: Date): string {
  const nameOf = (shown: string) => `Manual Run: ${shown} - ${now.toLocaleString()}`;
  const excess = nameOf(title).length - GROUP_RUN_NAME_MAX_LENGTH;
  return excess > 0 ? nameOf(`${title.slice(0, -excess - 1)}…`) : nameOf(title);
}

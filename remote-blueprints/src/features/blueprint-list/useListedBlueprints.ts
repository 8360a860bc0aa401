import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';
import { pollInterval } from 'shared/live';
import { useQuery, useQueryClient } from 'shared/query';
import type { TestsTab } from 'shared/router';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { useSelectRemaining } from '../../state/useSelectRemaining.ts';

/** All tests and modules, asked for again while a test is under way. For the modules their usage is asked for too; until it is known, what is known without it is shown. What is being deleted is left out. */
export function useListedBlueprints(tab: TestsTab) {
  const withUsage = tab === 'modules';
  const client = useQueryClient();
  return useQuery({
    ...blueprintsQuery({ withUsage }),
    refetchInterval: ({ state }) =>
      state.data?.test_blueprints.some(isUnderWay) ? pollInterval(RUNS_POLL_INTERVAL) : false,
    select: useSelectRemaining(),
    placeholderData: () => client.getQueryData(blueprintsQuery({ withUsage: !withUsage }).queryKey),
  });
}

function isUnderWay({ last_status }: BlueprintListItem): boolean {
  return last_status === 'pending' || last_status === 'running';
}

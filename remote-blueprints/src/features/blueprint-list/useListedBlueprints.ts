import type { BlueprintListItem } from 'shared/contract';
import { useQuery, useQueryClient } from 'shared/query';
import type { TestsTab } from 'shared/router';
import { blueprintKeys, blueprintsQuery } from '../../api/blueprints.ts';

/** All tests and modules. For the modules their usage is asked for too; until it is known, what is known without it is shown. */
export function useListedBlueprints(tab: TestsTab) {
  const withUsage = tab === 'modules';
  const client = useQueryClient();
  return useQuery({
    ...blueprintsQuery({ withUsage }),
    placeholderData: () => client.getQueryData<BlueprintListItem[]>(blueprintKeys.list(!withUsage)),
  });
}

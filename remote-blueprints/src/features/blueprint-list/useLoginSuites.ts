import { useMemo } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useQuery } from 'shared/query';
import type { TestsTab } from 'shared/router';
import { suitesQuery } from 'shared/run-environment';
import { withLoginSuites, type ListedBlueprint } from '../../model/listed.ts';

/** The items; those of the modules tab with the number of suites that sign in with them, once that is known. */
export function useLoginSuites(tab: TestsTab, items: BlueprintListItem[]): ListedBlueprint[] {
  const isEnabled = tab === 'modules' && items.length > 0;
  const { data: suites } = useQuery({ ...suitesQuery(), enabled: isEnabled });
  return useMemo(
    () => (isEnabled && suites ? withLoginSuites(items, suites) : items),
    [isEnabled, suites, items],
  );
}

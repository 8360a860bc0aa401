import { useCallback } from 'react';
import { pendingDeletionsAtom, useAtomValue } from 'shared/state';
import type { BlueprintList } from '../api/blueprints.ts';

/** Returns the `select` of a query of tests and modules that leaves out those that are being deleted. */
export function useSelectRemaining() {
  const pending = useAtomValue(pendingDeletionsAtom);
  return useCallback(
    ({ test_blueprints: items }: BlueprintList) =>
      pending.size === 0 ? items : items.filter(({ id }) => !pending.has(id)),
    [pending],
  );
}

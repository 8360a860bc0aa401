import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { findLoginModule, moduleOptions } from '../../model/modules.ts';
import { useSelectRemaining } from '../../state/useSelectRemaining.ts';

/** The modules a test can use, and the one that signs in before it. What cannot be loaded, or is being deleted, is absent. */
export function useModules(suiteId: number | null) {
  const { data: blueprints = [], isPending } = useQuery({
    ...blueprintsQuery(),
    select: useSelectRemaining(),
  });
  const { data: suites = [] } = useQuery(suitesQuery());
  const modules = useMemo(
    () => ({ isLoading: isPending, options: moduleOptions(blueprints) }),
    [blueprints, isPending],
  );
  return { modules, loginModule: findLoginModule(suiteId, suites, blueprints) };
}

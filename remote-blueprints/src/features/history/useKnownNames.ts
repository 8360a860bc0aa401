import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { blueprintsQuery } from '../../api/blueprints.ts';
import type { KnownNames } from '../../model/version-draft.ts';

/** The names of all suites and modules; `isEnabled` false: none are loaded. */
export function useKnownNames(isEnabled: boolean): KnownNames {
  const { data: suites } = useQuery({ ...suitesQuery(), enabled: isEnabled });
  const { data: blueprints } = useQuery({ ...blueprintsQuery(), enabled: isEnabled });
  return useMemo(
    () => ({
      suites: suites && new Map(suites.map(({ id, name }) => [id, name])),
      modules: blueprints && new Map(blueprints.map(({ id, title }) => [id, title])),
    }),
    [suites, blueprints],
  );
}

import type { QueryClient } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import type { KnownNames } from '../model/version-draft.ts';
import { blueprintsQuery } from './blueprints.ts';

/** The names of the suites and modules that are loaded already. */
export function knownNames(client: QueryClient): KnownNames {
  const suites = client.getQueryData(suitesQuery().queryKey)?.categories;
  const blueprints = client.getQueryData(blueprintsQuery().queryKey)?.test_blueprints;
  return {
    suites: suites && new Map(suites.map(({ id, name }) => [id, name])),
    modules: blueprints && new Map(blueprints.map(({ id, title }) => [id, title])),
  };
}

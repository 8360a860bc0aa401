import { useQuery } from 'shared/query';
import { environmentsQuery } from './environments.ts';
import { findLast, useLastEnvironment } from './last-environment.ts';

/** The base URL of the chosen environment; null: none is chosen, or it has none. */
export function useRunSite(): string | null {
  const last = useLastEnvironment();
  const { data: environments = [] } = useQuery(environmentsQuery());
  return findLast(environments, last)?.base_url ?? null;
}

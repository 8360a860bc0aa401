import type { QueryClient } from 'shared/query';
import { environmentsOf, environmentsQuery } from './environments.ts';
import { lastEnvironment } from './last-environment.ts';

/**
 * The environment of a run that is about to start, as its request names it; empty: none. One that was deleted, or that another company has, is
 * none. @throws where the environments cannot be loaded, since the run would take place somewhere else
 */
export async function environmentToStart(client: QueryClient): Promise<{ environment?: string }> {
  const environment = lastEnvironment();
  if (environment === null) return {};
  const environments = environmentsOf(await client.ensureQueryData(environmentsQuery()));
  return environments.some(({ name }) => name === environment) ? { environment } : {};
}

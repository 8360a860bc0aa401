import type { QueryClient } from 'shared/query';
import { environmentsOf, environmentsQuery } from './environments.ts';
import { findLast, lastEnvironment, rememberEnvironment } from './last-environment.ts';

/**
 * The environment of a run that is about to start, as its request names it; empty: none. One that is gone is named once more, so that the
 * server refuses the start and lists the others, rather than that it takes place somewhere else; then it is forgotten. @throws where the environments cannot be loaded, since the run would take place somewhere else
 */
export async function environmentToStart(client: QueryClient): Promise<{ environment?: string }> {
  const last = lastEnvironment();
  if (last === null) return {};
  const environments = environmentsOf(await client.ensureQueryData(environmentsQuery()));
  if (environments.length === 0) return {};
  const found = findLast(environments, last);
  if (!found) rememberEnvironment(null);
  return { environment: (found ?? last).name };
}

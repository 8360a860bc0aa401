import { useQuery } from 'shared/query';
import { environmentsQuery } from './environments.ts';
import { findLast, rememberEnvironment, useLastEnvironment } from './last-environment.ts';

const NONE = { value: '', label: 'None: the tests’ own addresses' };

/** The choice of an environment; null where the company has none. */
export function useRunEnvironment() {
  const last = useLastEnvironment();
  const { data: environments = [] } = useQuery(environmentsQuery());
  if (environments.length === 0) return null;
  return {
    options: [NONE, ...environments.map(({ name }) => ({ value: name, label: name }))],
    // One that was deleted since it was chosen is none.
    value: findLast(environments, last)?.name ?? NONE.value,
    choose: (value: string) => rememberEnvironment(environments.find(({ name }) => name === value) ?? null),
  };
}

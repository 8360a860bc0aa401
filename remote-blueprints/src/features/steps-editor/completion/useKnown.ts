import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { variablesQuery } from '../../../api/company.ts';
import type { StepActions } from '../step-actions.ts';

/** What a step can name: elements of the other steps, the company's variables, and what earlier steps remember. */
export function useKnown(stepId: string, actions: Pick<StepActions, 'namesElsewhere' | 'rememberedBefore'>) {
  const { data: variables } = useQuery(variablesQuery());
  return useMemo(() => {
    const remembered = actions.rememberedBefore(stepId);
    const isRemembered = (name: string) => remembered.some((one) => one.name === name);
    const stored = (variables ?? [])
      .filter(({ name }) => !isRemembered(name))
      .map(({ name, is_secret }) => ({ name, detail: is_secret ? 'a secret' : 'a variable' }));
    return { names: actions.namesElsewhere(stepId), variables: [...remembered, ...stored] };
  }, [stepId, actions, variables]);
}

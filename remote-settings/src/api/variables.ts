import type { EditRefusal, Variable, VariableBody } from 'shared/contract';
import { saveEdit, type Choice, type Edit, type EditWords } from 'shared/edits';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /company/variables';
const OF_COMPANY = '/company/variables/:name';
const OF_ENVIRONMENT = '/environments/:id/variables/:name';

/** The company's variables and secrets, in the order of their names. */
export function variablesQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ variables }) => variables });
}

/** Adds a variable of the company or of an environment, or replaces the one that was loaded. */
export function useSaveVariable(environmentId: number | undefined, loaded: Variable | null) {
  return useMutation({
    mutationKey: [`PUT ${environmentId === undefined ? OF_COMPANY : OF_ENVIRONMENT}`],
    mutationFn: ({ name, ...body }: VariableBody & { name: string }) =>
      saveEdit({ body, base: loaded ? { ...loaded } : undefined, words: WORDS, settle }, (sent) =>
        environmentId === undefined
          ? callApi(`PUT ${OF_COMPANY}`, { params: { name }, body: sent })
          : callApi(`PUT ${OF_ENVIRONMENT}`, { params: { id: environmentId, name }, body: sent }),
      ),
    onSuccess: useRefreshVariables(environmentId),
  });
}

export function useDeleteVariable(environmentId?: number) {
  return useMutation({
    mutationKey: [`DELETE ${environmentId === undefined ? OF_COMPANY : OF_ENVIRONMENT}`],
    mutationFn: (name: string) =>
      environmentId === undefined
        ? callApi(`DELETE ${OF_COMPANY}`, { params: { name } })
        : callApi(`DELETE ${OF_ENVIRONMENT}`, { params: { id: environmentId, name } }),
    // Also after a failure: another user may have deleted it.
    onSettled: useRefreshVariables(environmentId),
  });
}

const WORDS: EditWords = {
  value: {
    label: 'Value',
    text: ({ value, is_secret }: Variable) => (is_secret ? 'A secret, which is not shown' : (value ?? '')),
  },
};

/** A variable is changed as a whole: the own change, or nothing. */
const settle = (edit: Edit<VariableBody>, { changed_at }: EditRefusal, [choice]: Choice[]) =>
  choice === 'mine' ? { body: edit.body, base: { ...edit.base, updated_at: changed_at ?? undefined } } : null;

const useRefreshVariables = (environmentId?: number) =>
  useRefresh(environmentId === undefined ? LIST : 'GET /environments');

import type { VariableBody } from 'shared/contract';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /company/variables';
const OF_COMPANY = '/company/variables/:name';
const OF_ENVIRONMENT = '/environments/:id/variables/:name';

/** The company's variables and secrets, in the order of their names. */
export function variablesQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ variables }) => variables });
}

/** Adds a variable of the company or of an environment, or replaces the one of that name. */
export function useSaveVariable(environmentId?: number) {
  return useMutation({
    mutationKey: [`PUT ${environmentId === undefined ? OF_COMPANY : OF_ENVIRONMENT}`],
    mutationFn: ({ name, ...body }: VariableBody & { name: string }) =>
      environmentId === undefined
        ? callApi(`PUT ${OF_COMPANY}`, { params: { name }, body })
        : callApi(`PUT ${OF_ENVIRONMENT}`, { params: { id: environmentId, name }, body }),
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

const useRefreshVariables = (environmentId?: number) =>
  useRefresh(environmentId === undefined ? LIST : 'GET /environments');

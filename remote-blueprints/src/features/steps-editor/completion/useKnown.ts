import { useMemo } from 'react';
import { INBOX_VARIABLE } from 'shared/constants';
import { useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';
import { variablesQuery } from '../../../api/company.ts';
import { dataTableQuery } from '../../../api/data-tables.ts';
import { useEditor } from '../../../state/editor.ts';
import { useNamedElements } from '../../../components/named-elements.ts';
import type { StepActions } from '../step-actions.ts';

/** What a step can name: elements of the live page, if one is open, else of the page that it last ran on, and of the other steps, the columns of the test's table, the variables of the company and its environments, and what earlier steps remember. */
export function useKnown(stepId: string, actions: Pick<StepActions, 'namesElsewhere' | 'rememberedBefore'>) {
  const { data: variables } = useQuery(variablesQuery());
  const { data: environments } = useQuery(environmentsQuery());
  const { data: table } = useQuery({ ...dataTableQuery(useEditor().blueprintId), enabled: false });
  const { names: namesOnPage } = useNamedElements(stepId);
  return useMemo(() => {
    const remembered = actions.rememberedBefore(stepId);
    const isRemembered = (name: string) => remembered.some((one) => one.name === name);
    const columns = table?.columns ?? [];
    const isColumn = (name: string) => columns.some((column) => column.name === name);
    const isElsewhere = (name: string) => isRemembered(name) || isColumn(name);
    // A name may be in several environments.
    const ofEnvironments = new Map(
      (environments ?? []).flatMap((one) => one.variables).map((variable) => [variable.name, variable]),
    );
    for (const { name } of variables ?? []) ofEnvironments.delete(name);
    const stored = [
      ...(variables ?? []).map(({ name, is_secret }) => ({
        name,
        detail: is_secret ? 'a secret' : 'a variable',
      })),
      ...[...ofEnvironments.values()].map(({ name, is_secret }) => ({
        name,
        detail: is_secret ? 'a secret of environments' : 'a variable of environments',
      })),
    ]
      .filter(({ name }) => !isElsewhere(name))
      .concat({ name: INBOX_VARIABLE, detail: 'an address for mails to the run' });
    return {
      names: actions.namesElsewhere(stepId),
      namesOnPage,
      variables: [
        ...remembered,
        ...columns.map(({ name, is_secret }) => ({
          name,
          detail: is_secret ? 'a secret of each row' : 'a column of the data',
        })),
        ...stored,
      ],
    };
  }, [stepId, actions, variables, environments, table, namesOnPage]);
}

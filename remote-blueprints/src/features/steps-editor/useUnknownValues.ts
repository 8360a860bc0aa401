import { createContext, useCallback, useEffect } from 'react';
import { INBOX_VARIABLE } from 'shared/constants';
import { useQueries, useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';
import { VARIABLE_USES, type Reading } from 'shared/step-language';
import { moduleQuery } from '../../api/blueprints.ts';
import { variablesQuery } from '../../api/company.ts';
import { dataTableQuery } from '../../api/data-tables.ts';
import { useEditor } from '../../state/editor.ts';
import { useCurrent } from '../../components/useCurrent.ts';
import { fromStored, type EditorStep } from '../../model/step.ts';
import { readingOfStep } from '../../model/step-readings.ts';
import { checkedReading, unknownValues, type ValueSources } from '../../model/unknown-values.ts';

/** How a step is understood with the text that is being typed. */
export const ReadTypedContext =
  createContext<(step: EditorStep, text: string) => Reading | null>(readingOfStep);

interface Options {
  /** The values of a module come from the tests that use it, so it has no unknown ones. */
  isOfModule: boolean;
  loginId: number | null;
}

/** Finds the steps that name a value which nothing gives; none while it is not known what there is. */
export function useUnknownValues(steps: EditorStep[], { isOfModule, loginId }: Options) {
  const names = useNames(!isOfModule && steps.some(({ action }) => action.search(VARIABLE_USES) >= 0));
  const own = names && { names, loginId, modules: new Map<number, EditorStep[]>() };
  const isSuspected = own !== null && unknownValues(steps, own).size > 0;
  const moduleIds = idsOfModules(steps, loginId);
  const modules = useStepsOfModules(isSuspected ? moduleIds : []);
  const isKnown = isSuspected ? modules !== null : moduleIds.length === 0;
  const sources: ValueSources | null = own && isKnown ? { ...own, modules: modules ?? own.modules } : null;
  const unknown = sources ? unknownValues(steps, sources) : new Map<string, Reading>();
  useReload([...unknown.keys()].join());
  const current = useCurrent({ steps, sources });
  const readTyped = useCallback(
    (step: EditorStep, text: string) => {
      const { steps: all, sources: known } = current();
      return known ? checkedReading(all, known, step, text) : readingOfStep(step, text);
    },
    [current],
  );
  return { unknown, readTyped };
}

/** The names of the variables and of the columns of the test's table; null: not known. */
function useNames(isNeeded: boolean): string[] | null {
  const { blueprintId: testId } = useEditor();
  const { data: variables } = useQuery({ ...variablesQuery(), enabled: isNeeded });
  const { data: environments } = useQuery({ ...environmentsQuery(), enabled: isNeeded });
  const { data: table } = useQuery({ ...dataTableQuery(testId), enabled: isNeeded });
  if (!isNeeded || !variables || !environments || table === undefined) return null;
  const ofEnvironments = environments.flatMap((environment) => environment.variables);
  const named = [...variables, ...ofEnvironments, ...(table?.columns ?? [])];
  return [INBOX_VARIABLE, ...named.map(({ name }) => name)];
}

/** null: not all are loaded. */
function useStepsOfModules(ids: number[]): ReadonlyMap<number, EditorStep[]> | null {
  const modules = useQueries({ queries: ids.map((id) => moduleQuery(id)) });
  const loaded = modules.flatMap(({ data }) => data ?? []);
  if (loaded.length < ids.length) return null;
  return new Map(loaded.map(({ id, test_steps }) => [id, fromStored(test_steps)]));
}

function idsOfModules(steps: EditorStep[], loginId: number | null): number[] {
  const ids = [loginId, ...steps.map(({ test_blueprint_module_id: id }) => id)];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Loads the values again when a step is suspected: what has been added elsewhere meanwhile, such as by a recording, is no mistake. */
function useReload(suspects: string): void {
  const { refetch: loadVariables } = useQuery({ ...variablesQuery(), enabled: false });
  const { refetch: loadEnvironments } = useQuery({ ...environmentsQuery(), enabled: false });
  useEffect(() => {
    if (suspects === '') return;
    void loadVariables();
    void loadEnvironments();
  }, [suspects, loadVariables, loadEnvironments]);
}

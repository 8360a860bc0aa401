import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { suitesQuery } from '../../api/suites.ts';
import { loginModuleTitle, moduleOptions } from '../../model/modules.ts';
import type { EditorStep } from '../../model/step.ts';
import type { ChangeSteps } from './step-actions.ts';
import { StepsEditor } from './StepsEditor.tsx';

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  suiteId: number | null;
  errors?: Record<string, string>;
}

/** The steps of a test: with modules to use, and after the suite's login steps. What cannot be loaded is absent. */
export function TestStepsEditor({ steps, onChange, suiteId, errors }: Props) {
  const { data: blueprints = [], isPending } = useQuery(blueprintsQuery());
  const { data: suites = [] } = useQuery(suitesQuery());
  const modules = useMemo(
    () => ({ isLoading: isPending, options: moduleOptions(blueprints) }),
    [blueprints, isPending],
  );
  return (
    <StepsEditor
      steps={steps}
      onChange={onChange}
      modules={modules}
      loginModuleTitle={loginModuleTitle(suiteId, suites, blueprints)}
      errors={errors}
    />
  );
}

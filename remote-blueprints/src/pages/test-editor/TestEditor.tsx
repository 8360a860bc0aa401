import { media, space, styled } from 'shared/theme';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import { StepPreview } from '../../features/simulation/StepPreview.tsx';
import { useSimulation } from '../../features/simulation/useSimulation.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useModules } from '../../features/steps-editor/useModules.ts';

interface Props {
  form: DraftForm;
  isUrlRequired: boolean;
}

/** Everything of a test that can be changed, and the trial of its steps: the same for a new test and a stored one. */
export function TestEditor({ form, isUrlRequired }: Props) {
  const { steps, url, suiteId } = form.draft;
  const { modules, loginModule } = useModules(suiteId);
  const simulation = useSimulation({ steps, url, login: loginModule });
  return (
    <>
      <TestFields form={form} isUrlRequired={isUrlRequired} />
      <Columns>
        <StepsEditor
          steps={steps}
          onChange={form.changeSteps}
          modules={modules}
          loginModuleTitle={loginModule?.title}
          errors={form.errors.steps}
          executions={simulation.executions}
          tools={steps.length > 0 && <RunSteps simulation={simulation} steps={steps} url={url} />}
        />
        <Aside>
          <StepPreview simulation={simulation} />
        </Aside>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Aside = styled.div`
  ${media.desktop} {
    position: sticky;
    top: ${space(6)};
  }
`;

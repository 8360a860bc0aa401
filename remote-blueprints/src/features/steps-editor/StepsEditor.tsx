import type { ReactNode } from 'react';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { Heading, VisuallyHidden } from 'shared/ui';
import type { ModulesState } from '../../model/modules.ts';
import type { Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { AddMenu } from './AddMenu.tsx';
import { LoginStepRow } from './LoginStepRow.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { ReferenceButton } from './reference/ReferenceButton.tsx';
import type { ChangeSteps } from '../../model/step-list.ts';
import { StepList } from './StepList.tsx';
import { UndoButtons, type Undoing } from './UndoButtons.tsx';
import { useStepActions } from './useStepActions.ts';
import { useStepOfAddress } from './useStepOfAddress.ts';

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  undoing: Undoing;
  /** Absent for a module, which cannot contain modules. */
  modules?: ModulesState;
  /** The title of the module that signs in before this test, if its suite has one. */
  loginModuleTitle?: string | undefined;
  /** By the step's local id. */
  errors?: Record<string, string> | undefined;
  /** How the steps fared in the latest simulation, by local id. */
  executions?: Executions | null;
  /** Buttons next to the Add menu. */
  tools?: ReactNode;
  /** Content below the buttons. */
  status?: ReactNode;
}

const NO_MODULES: ModulesState = { isLoading: false, options: [] };
const NO_ERRORS = {};

/** The ordered steps of a test or a module. The page owns the list; this shows it and changes it. */
export function StepsEditor(props: Props) {
  const {
    steps,
    onChange,
    undoing,
    modules,
    loginModuleTitle,
    errors = NO_ERRORS,
    executions,
    tools,
    status,
  } = props;
  const { editing, announcement, actions } = useStepActions(steps, onChange);
  useStepOfAddress(steps);
  return (
    <Root aria-labelledby="steps-heading">
      <Top>
        <Heading level={2} id="steps-heading">
          Steps
        </Heading>
        <UndoButtons {...undoing} />
        <AddMenu actions={actions} canAddModules={modules !== undefined} />
        {tools && <Tools>{tools}</Tools>}
      </Top>
      <Top>
        <ReadingSummary steps={steps} />
        <ReferenceButton onInsert={actions.insertStep} />
      </Top>
      {status}
      {loginModuleTitle !== undefined && (
        <LoginStepRow title={loginModuleTitle} execution={executions?.login} />
      )}
      {steps.length === 0 && (
        <Empty>No steps yet. Each step is one instruction or check in plain language.</Empty>
      )}
      <StepList
        steps={steps}
        onChange={onChange}
        editing={editing}
        modules={modules ?? NO_MODULES}
        errors={errors}
        executions={executions?.own}
        actions={actions}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

/** On a phone the tools of a test have a line of their own. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: flex-end;
  margin-bottom: ${space(1)};

  & > :first-child {
    margin-right: auto;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: flex-end;

  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Empty = styled.p`
  ${font('sm')}
  padding: ${space(8)} ${space(4)};
  margin: 0;
  color: ${color('textMuted')};
  text-align: center;
  border: 1px dashed ${color('border')};
  border-radius: ${radius('md')};
`;

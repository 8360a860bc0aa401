import { LogIn } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from 'shared/remote';
import { color, font, radius, space, styled, wrappingRow } from 'shared/theme';
import { stepTargets } from '../../components/focus-step.ts';
import { LOGIN_STEP_ID, type LoginModule } from '../../model/modules.ts';
import type { Execution } from '../../model/simulation.ts';
import { ExecutionBar } from './ExecutionBar.tsx';
import { ExecutionIcon } from './ExecutionIcon.tsx';
import { StepsToggle } from './modules/StepsToggle.tsx';

const InlineModuleSteps = lazyPart(
  async () => (await import('./modules/InlineModuleSteps.tsx')).InlineModuleSteps,
);

const ExecutionDetails = lazyPart(async () => (await import('./ExecutionDetails.tsx')).ExecutionDetails);

interface Props {
  module: LoginModule;
  execution?: Execution | undefined;
}

/** The suite's login module runs before every test of it: shown first, changed only with the suite. */
export function LoginStepRow({ module: { id, title }, execution }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Root ref={stepTargets.ref(LOGIN_STEP_ID)} id={LOGIN_STEP_ID} tabIndex={-1}>
      <ExecutionBar execution={execution} />
      <Line>
        <LogIn size={16} aria-hidden />
        <Title>Using login steps from "{title}" module</Title>
        <ExecutionIcon execution={execution} />
        <StepsToggle
          isOpen={isOpen}
          controls={listId}
          owner="the login module"
          onToggle={() => setIsOpen(!isOpen)}
        />
      </Line>
      {execution && (
        <div>
          <ExecutionDetails execution={execution} />
        </div>
      )}
      {isOpen && (
        <div id={listId}>
          <InlineModuleSteps moduleId={id} number={null} executions={execution?.moduleSteps} />
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  position: relative;
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  color: ${color('textMuted')};
  background: ${color('surfaceSunken')};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('md')};
`;

const Line = styled.div`
  ${wrappingRow(0, 3)}
`;

const Title = styled.span`
  flex: 1 1 180px;
  overflow-wrap: anywhere;
`;

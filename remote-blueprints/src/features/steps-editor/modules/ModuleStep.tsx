import { useId, useState, type ComponentProps } from 'react';
import { lazyPart } from 'shared/remote';
import { styled, wrappingRow } from 'shared/theme';
import type { Execution } from '../../../model/simulation.ts';
import { FirstLine, SecondLine } from '../card-lines.ts';
import { ModuleChoice } from './ModuleChoice.tsx';
import { StepsToggle } from './StepsToggle.tsx';

const InlineModuleSteps = lazyPart(async () => (await import('./InlineModuleSteps.tsx')).InlineModuleSteps);

interface Props extends ComponentProps<typeof ModuleChoice> {
  execution: Execution | undefined;
}

/** The content of a module step's card: the module, and on demand its steps below. */
export function ModuleStep({ execution, ...choice }: Props) {
  const { number, step } = choice;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const moduleId = step.test_blueprint_module_id;
  return (
    <>
      <FirstLine>
        <Line>
          <ModuleChoice {...choice} />
          {moduleId !== null && (
            <StepsToggle
              isOpen={isOpen}
              controls={listId}
              owner={`step ${number}`}
              onToggle={() => setIsOpen(!isOpen)}
            />
          )}
        </Line>
      </FirstLine>
      {isOpen && moduleId !== null && (
        <SecondLine id={listId}>
          <InlineModuleSteps moduleId={moduleId} number={number} executions={execution?.moduleSteps} />
        </SecondLine>
      )}
    </>
  );
}

const Line = styled.div`
  ${wrappingRow(1, 3)}
`;

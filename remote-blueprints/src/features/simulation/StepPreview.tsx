import type { ReactNode } from 'react';
import { space, styled } from 'shared/theme';
import { Heading } from 'shared/ui';
import { stepPreview } from '../../components/preview-choice.ts';
import type { EditorStep } from '../../model/step.ts';
import { StepScreenshots } from './StepScreenshots.tsx';
import type { SimulationState } from './useSimulation.ts';

interface Props {
  simulation: SimulationState;
  steps: EditorStep[];
  /** A button next to the title. */
  tool: ReactNode;
}

/** The screenshots of the browser that executes the steps. */
export function StepPreview({ simulation, steps, tool }: Props) {
  const title = (
    <>
      <Heading level={2} id="preview-heading">
        Step Preview
      </Heading>
      {tool}
    </>
  );
  return (
    <Root ref={stepPreview.ref('panel')} tabIndex={-1} aria-labelledby="preview-heading">
      <StepScreenshots simulation={simulation} steps={steps} title={title} />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  scroll-margin-top: calc(var(--editor-top, 0px) + ${space(4)});

  &:focus {
    outline: none;
  }
`;

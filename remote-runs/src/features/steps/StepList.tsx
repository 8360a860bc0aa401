import type { StepResult } from 'shared/contract';
import { space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { stepIndexOf } from '../../model/moment.ts';
import { StepItem, type StepItemHandlers } from './StepItem.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

interface StepListProps extends StepItemHandlers {
  runId: number;
  steps: StepResult[];
  /** The order of the moment on show. */
  order: number | null;
  /** Indexes of the open steps. */
  open: ReadonlySet<number>;
  /** The index of the step at the recording's playhead. */
  playing: number | null;
  hasRecording: boolean;
}

/** The steps of a finished test run. */
export function StepList({ steps, order, open, playing, ...rest }: StepListProps) {
  return (
    <Root aria-labelledby="steps-title">
      <VisuallyHidden as="h2" id="steps-title">
        Steps
      </VisuallyHidden>
      <KeyboardHelp />
      <Items>
        {steps.map((step, index) => (
          <StepItem
            key={step.step_number}
            step={step}
            index={index}
            order={order !== null && stepIndexOf(order) === index ? order : null}
            isOpen={open.has(index)}
            isPlaying={playing === index}
            {...rest}
          />
        ))}
      </Items>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

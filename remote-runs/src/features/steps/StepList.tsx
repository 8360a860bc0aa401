import type { StepResult } from 'shared/contract';
import { space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { stepIndexOf } from '../../model/screenshot.ts';
import { StepItem } from './StepItem.tsx';

interface StepListProps {
  steps: StepResult[];
  /** The order of the screenshot on show. */
  shown: number | null;
  onShow: (order: number) => void;
}

/** The steps of a finished test run. */
export function StepList({ steps, shown, onShow }: StepListProps) {
  return (
    <section aria-labelledby="steps-title">
      <VisuallyHidden as="h2" id="steps-title">
        Steps
      </VisuallyHidden>
      <Items>
        {steps.map((step, index) => (
          <StepItem
            key={step.step_number}
            step={step}
            index={index}
            shown={shown !== null && stepIndexOf(shown) === index ? shown : null}
            onShow={onShow}
          />
        ))}
      </Items>
    </section>
  );
}

const Items = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

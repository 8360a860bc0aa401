import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { StepResult } from 'shared/contract';
import { color, font, radius, space, styled } from 'shared/theme';
import { actionOrder } from '../../model/screenshot.ts';
import { resultText, stepDurationText } from '../../model/test-run.ts';
import { ActionItem } from './ActionItem.tsx';
import { StepStatusIcon } from './StepStatusIcon.tsx';

interface StepItemProps {
  step: StepResult;
  index: number;
  /** The order of the shown screenshot if it is one of this step's. */
  shown: number | null;
  onShow: (order: number) => void;
}

/** A step that opens to its result and what was done for it. A failed one is open from the start. */
export const StepItem = memo(function StepItem({ step, index, shown, onShow }: StepItemProps) {
  const [isOpen, setIsOpen] = useState(step.is_successful === false);
  const bodyId = useId();
  return (
    <Root id={stepElementId(step.step_number)} $isFailed={step.is_successful === false}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <StepNumber>{step.step_number}</StepNumber>
        <Task>{step.task}</Task>
        {step.duration !== null && <Duration>{stepDurationText(step.duration)}</Duration>}
        <StepStatusIcon isSuccessful={step.is_successful} />
        <Chevron size={16} aria-hidden $isOpen={isOpen} />
      </Toggle>
      <Body id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            <Result>{resultText(step)}</Result>
            <Actions>
              {step.actions.map((action, actionIndex) => {
                const order = actionOrder(index, actionIndex + 1);
                return (
                  <ActionItem
                    key={order}
                    action={action}
                    isShown={order === shown}
                    onShow={() => onShow(order)}
                  />
                );
              })}
            </Actions>
          </>
        )}
      </Body>
    </Root>
  );
});

/** The id of a step's element, so that others can lead to it. */
export function stepElementId(stepNumber: number): string {
  return `step-${stepNumber}`;
}

const Root = styled.li<{ $isFailed: boolean }>`
  border: 1px solid ${({ $isFailed }) => color($isFailed ? 'danger' : 'border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  scroll-margin-top: ${space(4)};
  content-visibility: auto;
  contain-intrinsic-size: auto 56px;
`;

const Toggle = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  width: 100%;
  min-height: 48px;
  padding: ${space(3)};
  color: inherit;
  text-align: start;
  cursor: pointer;
  background: none;
  border: 0;
  border-radius: ${radius('md')};

  &:hover {
    background: ${color('hover')};
  }
`;

const StepNumber = styled.span`
  min-width: 2ch;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Task = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Duration = styled.span`
  color: ${color('textMuted')};
  ${font('sm')}
  font-variant-numeric: tabular-nums;
`;

const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  flex: none;
  margin-top: 2px;
  color: ${color('textMuted')};
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
  transition: rotate 0.15s;
`;

const Body = styled.div`
  padding: 0 ${space(3)} ${space(3)} calc(${space(6)} + 2ch);
`;

const Result = styled.p`
  margin-bottom: ${space(2)};
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

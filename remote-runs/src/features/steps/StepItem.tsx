import { memo, useId, type ReactNode } from 'react';
import type { StepResult } from 'shared/contract';
import { color, css, radius, space, styled } from 'shared/theme';
import { StepBody } from './StepBody.tsx';
import { StepToggle } from './StepToggle.tsx';
import { stepItems } from './show-step.ts';

/** Event handlers of a step; their identity is stable. */
export interface StepItemHandlers {
  onToggle: (stepIndex: number) => void;
  /** Shows the screenshot of an action, by its order. */
  onShow: (order: number) => void;
  /** Plays the recording from the step's start. */
  onWatch: (stepIndex: number) => void;
}

export interface RenderProposals {
  /** What an open step shows of its own: proposals for the plan, accessibility problems; its identity is stable. */
  renderProposals: (step: StepResult) => ReactNode;
}

interface StepItemProps extends StepItemHandlers, RenderProposals {
  /** The summary of the failure has its result. */
  isTold: boolean;
  /** Where the sentence of the failed step is edited. */
  editTo: string | null;
  /** Where what a model wrote for the step takes its place. */
  keepTo: string | null;
  step: StepResult;
  index: number;
  /** The order of the moment on show if it is one of this step's. */
  order: number | null;
  isOpen: boolean;
  /** The recording plays it. */
  isPlaying: boolean;
  hasRecording: boolean;
}

/** A step that opens to its result and what was done for it. A seek renders only the rows that it changes. */
export const StepItem = memo(function StepItem(props: StepItemProps) {
  const { isTold, editTo, keepTo, step, index, order, isOpen, isPlaying, hasRecording } = props;
  const { onToggle, onShow, onWatch, renderProposals } = props;
  const bodyId = useId();
  return (
    <Root
      ref={stepItems.ref(step.step_number)}
      id={`step-${step.step_number}`}
      $isFailed={step.is_successful === false}
      $isChosen={order !== null}
      $isPlaying={isPlaying}
    >
      <StepToggle
        step={step}
        isOpen={isOpen}
        isCurrent={order !== null}
        isPlaying={isPlaying}
        bodyId={bodyId}
        onClick={() => onToggle(index)}
      />
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <StepBody
            isTold={isTold}
            editTo={editTo}
            keepTo={keepTo}
            proposals={renderProposals(step)}
            step={step}
            index={index}
            order={order}
            onShow={onShow}
            onWatch={hasRecording && typeof step.start === 'number' ? () => onWatch(index) : undefined}
          />
        )}
      </div>
    </Root>
  );
});

interface RootProps {
  $isFailed: boolean;
  $isChosen: boolean;
  $isPlaying: boolean;
}

const Root = styled.li<RootProps>`
  position: relative;
  border: 1px solid ${({ $isFailed }) => color($isFailed ? 'danger' : 'border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  scroll-margin-block: calc(var(--top-bar, 0px) + ${space(4)}) ${space(4)};
  content-visibility: auto;
  contain-intrinsic-size: auto 50px;

  ${({ $isChosen, $isFailed }) =>
    $isChosen &&
    css`
      border-color: ${color($isFailed ? 'danger' : 'accent')};

      &::before {
        content: '';
        position: absolute;
        inset: 6px auto 6px 0;
        width: 3px;
        border-radius: 0 2px 2px 0;
        background: ${color('accent')};
      }
    `}
  ${({ $isPlaying }) =>
    $isPlaying &&
    css`
      background: ${color('accentSoft')};
    `}
`;

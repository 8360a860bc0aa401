import { ChevronDown, Play } from 'lucide-react';
import type { StepResult } from 'shared/contract';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { stepDurationText } from '../../model/test-run.ts';
import { MarkBadge } from './MarkBadge.tsx';
import { StepStatusIcon } from '../../components/StepStatusIcon.tsx';

interface Props {
  step: StepResult;
  isOpen: boolean;
  isChosen: boolean;
  isPlaying: boolean;
  bodyId: string;
  onClick: () => void;
}

/** The line of a step that is always there; it opens the rest. */
export function StepToggle({ step, isOpen, isChosen, isPlaying, bodyId, onClick }: Props) {
  return (
    <Root
      type="button"
      aria-expanded={isOpen}
      aria-controls={bodyId}
      aria-current={isChosen ? 'step' : undefined}
      onClick={onClick}
    >
      <StepNumber>
        {isPlaying ? <Play size={14} role="img" aria-label="Playing" /> : step.step_number}
      </StepNumber>
      <Words>
        <Task>{step.task}</Task>
        {step.marks?.map((mark) => (
          <MarkBadge key={mark.kind} mark={mark} />
        ))}
      </Words>
      {typeof step.duration === 'number' && <Duration>{stepDurationText(step.duration)}</Duration>}
      <StepStatusIcon isSuccessful={step.is_successful} />
      <Chevron size={16} aria-hidden $isOpen={isOpen} />
    </Root>
  );
}

const Root = styled.button`
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

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    gap: ${space(2)};
  }
`;

const StepNumber = styled.span`
  display: flex;
  flex: none;
  justify-content: end;
  min-width: 3ch;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;

  > svg {
    margin-top: 3px;
    color: ${color('accentText')};
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
`;

const Task = styled.span`
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

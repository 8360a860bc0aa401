import { ChevronDown, Play } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { runDuration } from 'shared/format';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { StepStatusIcon } from '../../components/StepStatusIcon.tsx';

interface Props {
  label: string;
  /** null: not reached, or not by all steps of a module. */
  isSuccessful: boolean | null;
  /** Seconds. */
  duration: number | null;
  isOpen: boolean;
  isCurrent: boolean;
  isPlaying: boolean;
  bodyId: string;
  onClick: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The texts between the label and the duration. */
  children: ReactNode;
}

/** The line of a step or module that is always there; it opens the rest. */
export function ToggleLine({ label, isSuccessful, duration, isOpen, isCurrent, ...rest }: Props) {
  const { isPlaying, bodyId, onClick, onKeyDown, children } = rest;
  return (
    <Root
      type="button"
      aria-expanded={isOpen}
      aria-controls={bodyId}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Label>{isPlaying ? <Play size={14} role="img" aria-label="Playing" /> : label}</Label>
      <Words>{children}</Words>
      {duration !== null && <Duration>{runDuration(duration)}</Duration>}
      <StepStatusIcon isSuccessful={isSuccessful} />
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
  text-align: start;
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

const Label = styled.span`
  display: flex;
  flex: none;
  justify-content: end;
  min-width: var(--label-width);
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

const Duration = styled.span`
  color: ${color('textMuted')};
  ${font('sm')}
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  flex: none;
  margin-top: 2px;
  color: ${color('textMuted')};
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
  transition: rotate 0.15s;
`;

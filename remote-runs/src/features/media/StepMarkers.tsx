import type { StepResult } from 'shared/contract';
import { color, styled } from 'shared/theme';
import { clockText } from '../../model/playhead.ts';
import { nameOf } from '../../model/step-place.ts';

interface Props {
  steps: StepResult[];
  /** Seconds that the recording lasts. */
  length: number;
  /** The index of the step at the playhead. */
  playing: number | null;
  onChoose: (stepIndex: number) => void;
}

/** Where in the recording each step begins. One marker takes the focus; the timeline keys lead to the others. */
export function StepMarkers({ steps, length, playing, onChoose }: Props) {
  if (length === 0) return null;
  return (
    <Root role="group" aria-label="Steps in the recording">
      {steps.map((step, index) => {
        const { start, step_number, task, is_successful } = step;
        if (typeof start !== 'number') return null;
        const label = `${nameOf(step)} at ${clockText(start)}`;
        return (
          <Marker
            key={step_number}
            type="button"
            title={`${label}: ${task}`}
            aria-label={is_successful === false ? `${label}, failed` : label}
            aria-current={index === playing ? 'step' : undefined}
            tabIndex={index === (playing ?? 0) ? 0 : -1}
            $isFailed={is_successful === false}
            style={{ left: `${Math.min(100, (start / length) * 100)}%` }}
            onClick={() => onChoose(index)}
          />
        );
      })}
    </Root>
  );
}

/** Aligned with the track of the browser's player, which has this distance from the edges. */
const Root = styled.div`
  position: relative;
  height: 24px;
  margin-inline: 16px;

  &::before {
    content: '';
    position: absolute;
    inset: 11px 0;
    border-radius: 1px;
    background: ${color('border')};
  }
`;

const Marker = styled.button<{ $isFailed: boolean }>`
  position: absolute;
  top: 0;
  width: 12px;
  height: 24px;
  translate: -50%;

  &::before {
    content: '';
    position: absolute;
    inset: ${({ $isFailed }) => ($isFailed ? '2px 4px' : '6px 5px')};
    border-radius: 2px;
    background: ${({ $isFailed }) => color($isFailed ? 'danger' : 'success')};
  }

  &:hover,
  &[aria-current] {
    z-index: 1;
  }

  &:hover::before,
  &[aria-current]::before {
    inset: 0 3px;
  }

  &[aria-current]::before {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;

import { color, css, keyframes, styled } from 'shared/theme';
import type { ProgressState } from '../../model/step-progress.ts';

/** A bar per step: how far the run came and where it failed. Hidden from screen readers, which read the same in the figures next to it. */
export function StepProgress({ states }: { states: ProgressState[] }) {
  return (
    <Root aria-hidden $isDense={states.length > MANY}>
      {states.map((state, index) => (
        <Bar key={index} $state={state} />
      ))}
    </Root>
  );
}

/** Above this number the gaps between the bars would be wider than a phone. */
const MANY = 60;

const COLORS = { success: 'success', danger: 'danger', active: 'info', off: 'borderStrong' } as const;

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`;

const Root = styled.div<{ $isDense: boolean }>`
  display: flex;
  gap: ${({ $isDense }) => ($isDense ? 0 : 2)}px;
  height: 6px;
`;

const Bar = styled.span<{ $state: ProgressState }>`
  flex: 1;
  min-width: 0;
  border-radius: 3px;
  background: ${({ $state }) => color(COLORS[$state])};
  ${({ $state }) =>
    $state === 'active' &&
    css`
      animation: ${pulse} 1.6s ease-in-out infinite;
    `}
`;

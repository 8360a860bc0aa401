import { Tooltip } from 'shared/overlay';
import { color, css, keyframes, radius, styled, type ColorName } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';
import { executionView } from './execution-view.ts';

/** The status of a step in the latest run as a coloured edge, with the reason as its tooltip. `ExecutionIcon` says it in words. */
export function ExecutionBar({ execution }: { execution: Execution | undefined }) {
  const { color: tone, text } = executionView(execution);
  const status = execution?.status;
  const bar = (
    <Bar
      $color={tone}
      $isActive={status === 'running' || status === 'pending'}
      $isOutdated={execution?.isOutdated ?? false}
    />
  );
  return text ? <Tooltip text={text}>{bar}</Tooltip> : bar;
}

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Bar = styled.span<{ $color: ColorName; $isActive: boolean; $isOutdated: boolean }>`
  position: absolute;
  top: 8px;
  bottom: 8px;
  left: 0;
  width: 8px;

  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${(props) => color(props.$color)};
    border-radius: 0 ${radius('sm')} ${radius('sm')} 0;
    content: '';
    ${({ $isOutdated }) => $isOutdated && 'opacity: 0.35;'}
    ${({ $isActive }) =>
      $isActive &&
      css`
        animation: ${pulse} 1.4s ease-in-out infinite;
      `}
  }
`;

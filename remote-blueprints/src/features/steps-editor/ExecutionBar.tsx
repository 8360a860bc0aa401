import { Tooltip } from 'shared/overlay';
import { color, css, keyframes, radius, styled, type ColorName } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import type { Execution } from '../../model/simulation.ts';

const STATUS_VIEWS: Record<Execution['status'], { color: ColorName; word: string }> = {
  idle: { color: 'borderStrong', word: '' },
  pending: { color: 'info', word: 'Pending...' },
  running: { color: 'info', word: 'Running...' },
  completed: { color: 'success', word: 'Success' },
  failed: { color: 'danger', word: 'Failed' },
};

/** The status of a step in the simulation as a coloured edge, with the reason as its tooltip. */
export function ExecutionBar({ execution }: { execution: Execution | undefined }) {
  const status = execution?.status ?? 'idle';
  const { word } = STATUS_VIEWS[status];
  if (!word) return <Bar $status={status} />;
  const isOutdated = execution?.isOutdated ?? false;
  const result = isOutdated ? `${word} before your change` : word;
  const text = execution?.reason ? `${result}: ${execution.reason}` : result;
  return (
    <Tooltip text={text}>
      <Bar $status={status} $isOutdated={isOutdated}>
        {/* The card itself says why it failed. */}
        <VisuallyHidden>{status === 'failed' ? result : text}</VisuallyHidden>
      </Bar>
    </Tooltip>
  );
}

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Bar = styled.span<{ $status: Execution['status']; $isOutdated?: boolean }>`
  position: absolute;
  top: 8px;
  bottom: 8px;
  left: 0;
  width: 8px;

  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${({ $status }) => color(STATUS_VIEWS[$status].color)};
    border-radius: 0 ${radius('sm')} ${radius('sm')} 0;
    content: '';
    ${({ $isOutdated }) => $isOutdated && 'opacity: 0.35;'}
    ${({ $status }) =>
      ($status === 'running' || $status === 'pending') &&
      css`
        animation: ${pulse} 1.4s ease-in-out infinite;
      `}
  }
`;

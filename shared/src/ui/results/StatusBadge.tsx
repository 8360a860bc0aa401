import type { ReactNode } from 'react';
import { Ban, CircleCheck, CircleDashed, CircleX, Clock, Shuffle } from 'lucide-react';
import { css, keyframes, styled } from 'shared/theme';
import { Badge, Spinner } from 'shared/ui';
import { statusView, type StatusIcon } from './status-view.ts';

const ICONS: Record<StatusIcon, ReactNode> = {
  check: <CircleCheck />,
  shuffle: <Shuffle />,
  cross: <CircleX />,
  spinner: <Spinner size={13} />,
  clock: <Clock />,
  stop: <Ban />,
  none: <CircleDashed />,
};

interface Props {
  status: string | null | undefined;
  /** It has passed, but not at the first try, or one of its tests has. */
  isFlaky?: boolean;
}

/** The status of a test or run. */
export function StatusBadge({ status, isFlaky }: Props) {
  const { label, tone, icon } = statusView(status, isFlaky);
  return (
    <Root tone={tone} icon={ICONS[icon]} $isPulsing={icon === 'clock'}>
      {label}
    </Root>
  );
}

const pulse = keyframes`
  50% {
    opacity: 0.3;
  }
`;

const Root = styled(Badge)<{ $isPulsing: boolean }>`
  ${({ $isPulsing }) =>
    $isPulsing &&
    css`
      & > svg {
        animation: ${pulse} 1.8s ease-in-out infinite;
      }
    `}
`;

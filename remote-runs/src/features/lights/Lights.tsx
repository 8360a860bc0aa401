import { color, css, keyframes, styled } from 'shared/theme';
import type { Light } from '../../model/lights.ts';

/** A light for each part of a run: how far it came and where it broke, at one look. The figures beside it say the same in words. */
export function Lights({ lights }: { lights: Light[] }) {
  return (
    <Root aria-hidden $isDense={lights.length > MANY}>
      {lights.map((light, index) => (
        <Bar key={index} $light={light} />
      ))}
    </Root>
  );
}

/** From here on the gaps between the lights would be wider than a phone. */
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

const Bar = styled.span<{ $light: Light }>`
  flex: 1;
  min-width: 0;
  border-radius: 3px;
  background: ${({ $light }) => color(COLORS[$light])};
  ${({ $light }) =>
    $light === 'active' &&
    css`
      animation: ${pulse} 1.6s ease-in-out infinite;
    `}
`;

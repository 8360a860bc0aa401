import { color, css, keyframes, styled } from 'shared/theme';
import { TONE_COLORS, type Tone } from './tone.ts';

interface Props {
  tone?: Tone;
  /** Pulses while something is in progress. */
  isActive?: boolean;
}

/** A coloured dot; decorative, so it needs a text next to it. */
export function Dot({ tone = 'neutral', isActive = false }: Props) {
  return <Root $tone={tone} $isActive={isActive} aria-hidden />;
}

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`;

const Root = styled.span<{ $tone: Tone; $isActive: boolean }>`
  display: inline-block;
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $tone }) => color(TONE_COLORS[$tone].foreground)};
  ${({ $isActive }) =>
    $isActive &&
    css`
      animation: ${pulse} 1.6s ease-in-out infinite;
    `}
`;

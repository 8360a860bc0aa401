import { keyframes, styled } from 'shared/theme';

interface Props {
  /** Pixels. */
  size?: number;
}

/** A progress indicator; decorative, so it needs a text next to it. */
export function Spinner({ size = 18 }: Props) {
  return (
    <Root width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Track cx="12" cy="12" r="9" />
      <Arc cx="12" cy="12" r="9" />
    </Root>
  );
}

const rotate = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const Root = styled.svg`
  flex: none;
  animation: ${rotate} 800ms linear infinite;
`;

const Track = styled.circle`
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  opacity: 0.22;
`;

const Arc = styled.circle`
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 16 60;
`;

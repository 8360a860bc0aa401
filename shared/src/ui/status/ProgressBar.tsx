import { color, radius, styled } from 'shared/theme';
import { TONE_COLORS, type Tone } from './tone.ts';

interface Props {
  label: string;
  value: number;
  max: number;
  tone?: Tone;
}

/** How much of something is done. */
export function ProgressBar({ label, value, max, tone = 'accent' }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Root role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <Fill $tone={tone} style={{ width: `${share * 100}%` }} />
    </Root>
  );
}

const Root = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('neutralSoft')};
`;

const Fill = styled.div<{ $tone: Tone }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => color(TONE_COLORS[$tone].ink)};
  transition: width 240ms ease;
`;

import type { GroupRunItem } from 'shared/contract';
import { color, css, flexRow, font, keyframes, space, styled, type ColorName } from 'shared/theme';
import { Stack } from 'shared/ui';
import { countOutcomes, type Outcome } from '../../model/run-status.ts';

const COLORS: Record<Outcome, ColorName> = {
  passed: 'success',
  failed: 'danger',
  cancelled: 'control',
  running: 'info',
  pending: 'borderStrong',
};

/** How far a group run has come and how its tests stand: a line with a segment for each outcome, and the same in words. */
export function RunProgress({ items }: { items: GroupRunItem[] }) {
  const outcomes = countOutcomes(items);
  return (
    <Stack gap={2}>
      <Line aria-hidden>
        {outcomes.map(({ outcome, count }) => (
          <Segment key={outcome} $outcome={outcome} style={{ flexGrow: count }} />
        ))}
      </Line>
      <Words aria-label="Results so far">
        {outcomes.map(({ outcome, count }) => (
          <Word key={outcome} $outcome={outcome}>
            {count} {outcome}
          </Word>
        ))}
      </Words>
    </Stack>
  );
}

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`;

const Line = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
`;

const Segment = styled.span<{ $outcome: Outcome }>`
  flex: 1 1 0;
  min-width: 4px;
  border-radius: 4px;
  background: ${({ $outcome }) => color(COLORS[$outcome])};
  transition: flex-grow 0.3s;
  ${({ $outcome }) =>
    $outcome === 'running' &&
    css`
      animation: ${pulse} 1.6s ease-in-out infinite;
    `}
`;

const Words = styled.ul`
  ${font('sm')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  color: ${color('textMuted')};
  list-style: none;
`;

const Word = styled.li<{ $outcome: Outcome }>`
  ${flexRow(2)}

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $outcome }) => color(COLORS[$outcome])};
  }
`;

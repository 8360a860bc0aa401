import { ChevronLeft, ChevronRight } from 'lucide-react';
import { color, flexRow, font, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';

interface ScreenshotButtonsProps {
  /** Place of the screenshot on show; -1 while there is none. */
  index: number;
  count: number;
  hasEarlier: boolean;
  hasLater: boolean;
  onMove: (distance: number) => void;
}

/** Through the screenshots of a run, one by one. */
export function ScreenshotButtons({ index, count, hasEarlier, hasLater, onMove }: ScreenshotButtonsProps) {
  return (
    <Root>
      <IconButton
        size="sm"
        label="Previous screenshot"
        icon={<ChevronLeft />}
        {...(!hasEarlier && { disabledReason: 'There is no earlier screenshot.' })}
        onClick={() => onMove(-1)}
      />
      <Position>
        {index === -1 ? '–' : index + 1} / {count}
      </Position>
      <IconButton
        size="sm"
        label="Next screenshot"
        icon={<ChevronRight />}
        {...(!hasLater && { disabledReason: 'There is no later screenshot.' })}
        onClick={() => onMove(1)}
      />
    </Root>
  );
}

const Root = styled.div`
  ${flexRow(1)}
  flex: none;
`;

const Position = styled.span`
  ${font('sm')}
  min-width: 6ch;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

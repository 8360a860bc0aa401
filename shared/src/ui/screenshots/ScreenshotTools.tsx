import { flexRow, styled } from 'shared/theme';
import type { Side } from './side.ts';
import { SideSwitch } from './SideSwitch.tsx';
import { ScreenshotButtons } from './ScreenshotButtons.tsx';

interface Props {
  /** The screenshot on show; null where there is no choice. */
  side: Side | null;
  onSide: (side: Side) => void;
  /** Place of the screenshot on show; -1 while there is none. */
  index: number;
  count: number;
  hasEarlier: boolean;
  hasLater: boolean;
  onMove: (distance: number) => void;
}

/** Before or after the action, and on to other screenshots. */
export function ScreenshotTools({ side, onSide, ...timeline }: Props) {
  return (
    <Root>
      <ScreenshotButtons {...timeline} />
      {side && <SideSwitch side={side} onSide={onSide} />}
    </Root>
  );
}

const Root = styled.div`
  ${flexRow(3)}
  justify-content: space-between;
  width: 100%;
  min-height: 40px;
`;

import { space, styled } from 'shared/theme';
import { SegmentedControl } from 'shared/ui';
import type { Side } from '../../model/picture-side.ts';
import { WalkButtons } from './WalkButtons.tsx';

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

interface Props {
  /** The picture on show; null where there is no choice. */
  side: Side | null;
  onSide: (side: Side) => void;
  /** Place of the moment on show; -1 while there is none. */
  index: number;
  count: number;
  onMove: (distance: number) => void;
}

/** Before or after the action, and on to other actions. */
export function ScreenshotTools({ side, onSide, ...walk }: Props) {
  return (
    <Root>
      {side && (
        <SegmentedControl
          label="Screenshot before or after the action"
          options={SIDES}
          value={side}
          onChange={onSide}
        />
      )}
      <WalkButtons {...walk} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 40px;

  > :last-child {
    margin-inline-start: auto;
  }
`;

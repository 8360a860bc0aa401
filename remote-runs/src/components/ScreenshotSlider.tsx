import { useState, type PointerEvent, type ReactNode } from 'react';
import { color, font, styled } from 'shared/theme';
import { Stack } from 'shared/ui';

interface Side {
  /** In a word or two: `Accepted`. */
  name: string;
  screenshot: ReactNode;
}

interface Props {
  /** What the position of the line means: `Share of the accepted screenshot`. */
  label: string;
  before: Side;
  /** As large as the one before. */
  after: Side;
}

/** One screenshot left of a line, another one right of it. The line follows the pointer and the arrow keys. */
export function ScreenshotSlider({ label, before, after }: Props) {
  const [position, setPosition] = useState(50);

  const followPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPosition(Math.min(100, Math.max(0, Math.round(((event.clientX - left) / width) * 100))));
  };

  return (
    <Stack gap={2}>
      <Names aria-hidden>
        <span>{before.name}</span>
        <span>{after.name}</span>
      </Names>
      <Layers onPointerDown={followPointer} onPointerMove={followPointer}>
        {after.screenshot}
        <Before style={{ clipPath: `inset(0 ${100 - position}% 0 0)` }}>{before.screenshot}</Before>
        <Line style={{ left: `${position}%` }} />
      </Layers>
      <Range
        type="range"
        min={0}
        max={100}
        value={position}
        aria-label={label}
        aria-valuetext={`${position} % ${before.name.toLowerCase()}, ${100 - position} % ${after.name.toLowerCase()}`}
        onChange={(event) => setPosition(Number(event.target.value))}
      />
    </Stack>
  );
}

const Names = styled.div`
  ${font('xs')}
  display: flex;
  justify-content: space-between;
  color: ${color('textMuted')};
`;

const Layers = styled.div`
  position: relative;
  cursor: ew-resize;
  touch-action: pan-y;
  user-select: none;

  & figcaption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & img {
    pointer-events: none;
  }
`;

const Before = styled.div`
  position: absolute;
  inset: 0;
`;

/** Two colours, so that one contrasts with any page. */
const Line = styled.span`
  position: absolute;
  inset-block: 0;
  width: 2px;
  margin-left: -1px;
  background: ${color('accent')};
  box-shadow: 0 0 0 1px rgb(255 255 255);
  pointer-events: none;
`;

const Range = styled.input`
  width: 100%;
  min-height: 28px;
  accent-color: ${color('accent')};
`;

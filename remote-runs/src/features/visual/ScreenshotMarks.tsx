import type { Box, VisualCheck } from 'shared/contract';
import { color, styled } from 'shared/theme';

/** Draws over a screenshot what was left out, hatched, and frames what has changed. Its parent is as large as the screenshot. */
export function ScreenshotMarks({ check }: { check: VisualCheck }) {
  return (
    <>
      {check.masks.map((box, index) => (
        <Mask key={index} title="Left out of the comparison" style={placeOf(box, check)} />
      ))}
      {check.changes.map((box, index) => (
        <Change key={index} title="Changed" style={placeOf(box, check)} />
      ))}
    </>
  );
}

function placeOf({ x, y, width, height }: Box, check: VisualCheck) {
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    left: share(x, check.width),
    top: share(y, check.height),
    width: share(width, check.width),
    height: share(height, check.height),
  };
}

const Mask = styled.span`
  position: absolute;
  outline: 1px dashed ${color('borderStrong')};
  background: repeating-linear-gradient(45deg, rgb(0 0 0 / 25%) 0 2px, transparent 2px 8px);
`;

const Change = styled.span`
  position: absolute;
  outline: 2px solid ${color('danger')};
  outline-offset: 2px;
  border-radius: 2px;
`;

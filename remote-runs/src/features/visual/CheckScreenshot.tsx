import { useState } from 'react';
import type { VisualCheck } from 'shared/contract';
import { placeOf } from 'shared/screenshots';
import { color, radius, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { ScreenshotFigure } from '../../components/ScreenshotFigure.tsx';

interface Props {
  check: VisualCheck;
  url: string;
  text: string;
  /** Whether it has the masks and changes of the new screenshot. Default: true. */
  hasMarks?: boolean;
  onRefresh: () => void;
}

/** One screenshot of a check with its caption, as wide as its column. */
export function CheckScreenshot({ check, url, text, hasMarks = true, onRefresh }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url)
    return (
      <Failure>
        <p>The screenshot could not be loaded.</p>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setFailedUrl(null);
            onRefresh();
          }}
        >
          Try again
        </Button>
      </Failure>
    );
  return (
    <ScreenshotFigure url={url} text={text} onError={() => setFailedUrl(url)}>
      {hasMarks && <ScreenshotMarks check={check} />}
    </ScreenshotFigure>
  );
}

const Failure = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('sm')};
  color: ${color('textMuted')};
`;

/** Draws over a screenshot what was left out, hatched, and frames what has changed. Its parent is as large as the screenshot. */
function ScreenshotMarks({ check }: { check: VisualCheck }) {
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

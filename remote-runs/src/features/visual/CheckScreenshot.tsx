import { useState } from 'react';
import type { VisualCheck } from 'shared/contract';
import { color, radius, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { ScreenshotFigure } from '../../components/ScreenshotFigure.tsx';
import { ScreenshotMarks } from './ScreenshotMarks.tsx';

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

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from 'shared/remote';
import { MarkedImage, ScreenshotTools } from 'shared/screenshots';
import { color, flexRow, font, space, styled } from 'shared/theme';
import { Button, Stack } from 'shared/ui';
import type { SummarizedRun } from '../../model/run-summary.ts';
import type { EditorStep } from '../../model/step.ts';
import { PreviewFrame, PreviewHead } from './preview-layout.ts';
import { usePreview } from './usePreview.ts';

const EnlargedPreview = lazyPart(async () => (await import('./EnlargedPreview.tsx')).EnlargedPreview);

interface Props {
  title: ReactNode;
  latest: SummarizedRun;
  steps: EditorStep[];
}

/** The latest screenshot, or the one that the user has chosen. The left and right arrow keys lead to others. */
export function PreviewScreenshots({ title, latest, steps }: Props) {
  const preview = usePreview(latest, steps);
  const [isLarge, setIsLarge] = useState(false);
  /** Addresses of screenshots are valid for an hour. */
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!preview) return null;
  const { screenshot, caption, isLatest, index, count, side, showSide, showLatest, move } = preview;
  const name = isLatest ? 'Latest screenshot' : caption;

  const handleKeyDown = (event: KeyboardEvent) => {
    const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(distance);
  };
  const tools = (
    <ScreenshotTools
      {...{ side, index, count }}
      hasEarlier={index > 0}
      hasLater={index < count - 1}
      onSide={showSide}
      onMove={move}
    />
  );
  return (
    <Stack gap={3} onKeyDown={handleKeyDown}>
      <PreviewHead>
        {title}
        <Tools>
          {tools}
          <Button variant="ghost" size="sm" aria-pressed={isLatest} onClick={showLatest}>
            Latest
          </Button>
        </Tools>
      </PreviewHead>
      <PreviewFrame>
        {screenshot && screenshot.url !== failedUrl ? (
          <Enlarge
            type="button"
            aria-label={isLatest ? 'Enlarge the latest screenshot' : 'Enlarge the screenshot'}
            onClick={() => setIsLarge(true)}
          >
            <MarkedImage
              src={screenshot.url}
              alt={name}
              box={screenshot.box}
              onError={() => setFailedUrl(screenshot.url)}
            />
          </Enlarge>
        ) : (
          <Failure role="alert">The screenshot could not be loaded. Run the steps again.</Failure>
        )}
        <Caption aria-live={isLatest ? 'off' : 'polite'}>{caption}</Caption>
      </PreviewFrame>
      {isLarge && (
        <EnlargedPreview
          name={name}
          caption={caption}
          screenshot={screenshot}
          tools={tools}
          onClose={() => setIsLarge(false)}
        />
      )}
    </Stack>
  );
}

/** As wide with two sides as with one, so that the buttons do not move away from the pointer. */
const Tools = styled.div`
  ${flexRow(2)}
  flex: 1 1 340px;
`;

const Enlarge = styled.button`
  width: 100%;
  margin: auto 0;
  cursor: zoom-in;
`;

const Failure = styled.p`
  ${font('sm')}
  padding: ${space(4)};
  margin: auto 0;
  color: ${color('textMuted')};
`;

const Caption = styled.p`
  ${font('sm')}
  width: 100%;
  padding: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surface')};
  border-top: 1px solid ${color('border')};
`;

import { lazy, Suspense, useContext, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MarkedImage, hasBothSides, screenshotOn, ScreenshotTools, type Side } from 'shared/screenshots';
import { color, font, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { PreviewChoice } from '../../components/preview-choice.ts';
import { listMoments } from '../../model/preview.ts';
import type { SummarizedRun } from '../../model/run-summary.ts';
import type { EditorStep } from '../../model/step.ts';
import { PreviewFrame, PreviewHead } from './preview-layout.ts';

const EnlargedPreview = lazy(async () => ({
  default: (await import('./EnlargedPreview.tsx')).EnlargedPreview,
}));

interface Props {
  title: ReactNode;
  latest: SummarizedRun;
  steps: EditorStep[];
}

/** The latest screenshot, or the one that the user has chosen. The left and right arrow keys lead to others. */
export function PreviewScreenshots({ title, latest, steps }: Props) {
  const { chosen, choose } = useContext(PreviewChoice);
  const [side, setSide] = useState<Side>('after');
  const [isLarge, setIsLarge] = useState(false);
  /** Addresses of screenshots are valid for an hour. */
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const moments = listMoments(latest, steps);
  const found = chosen === null ? -1 : moments.findIndex(({ order }) => order === chosen);
  const isLatest = found < 0;
  const index = isLatest ? moments.length - 1 : found;
  const moment = moments[index];
  if (!moment) return null;
  const screenshot = screenshotOn(moment, isLatest ? 'after' : side);
  const name = isLatest ? 'Latest screenshot' : moment.caption;

  const move = (distance: number) => {
    const next = moments[index + distance];
    if (next) choose(next.order);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(distance);
  };
  const tools = (
    <Tools>
      <ScreenshotTools
        side={hasBothSides(moment) ? (isLatest ? 'after' : side) : null}
        onSide={(next) => {
          setSide(next);
          choose(moment.order);
        }}
        index={index}
        count={moments.length}
        onMove={move}
      />
      <Button variant="ghost" size="sm" aria-pressed={isLatest} onClick={() => choose(null)}>
        Latest
      </Button>
    </Tools>
  );
  return (
    <Root onKeyDown={handleKeyDown}>
      <PreviewHead>
        {title}
        {tools}
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
        <Caption aria-live={isLatest ? 'off' : 'polite'}>{moment.caption}</Caption>
      </PreviewFrame>
      {isLarge && (
        <Suspense>
          <EnlargedPreview
            name={name}
            caption={moment.caption}
            screenshot={screenshot}
            tools={tools}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Tools = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

const Enlarge = styled.button`
  width: 100%;
  margin: auto 0;
  padding: 0;
  cursor: zoom-in;
  background: none;
  border: 0;
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

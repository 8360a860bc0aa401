import { lazy, Suspense, useState } from 'react';
import { hasBothSides, screenshotOn, ScreenshotTools, type Side } from 'shared/screenshots';
import { space, styled } from 'shared/theme';
import { hasScreenshot, momentText, type Moment } from '../../model/moment.ts';
import { neighbour } from '../../model/neighbours.ts';
import { ScreenshotImage } from './ScreenshotImage.tsx';
import { Placeholder } from './Placeholder.tsx';
import { ScreenshotInfo } from './ScreenshotInfo.tsx';

const EnlargedScreenshot = lazy(async () => ({
  default: (await import('./EnlargedScreenshot.tsx')).EnlargedScreenshot,
}));

interface ScreenshotViewProps {
  moments: Moment[];
  /** The one on show. */
  moment: Moment | undefined;
  /** To the next one (1) or back (-1). */
  onMove: (distance: number) => void;
  /** Asks for the run again: the addresses of its screenshots last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** What the page showed at one moment of the run, and what that moment is. */
export function ScreenshotView({ moments, moment, onMove, onRefresh }: ScreenshotViewProps) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [side, setSide] = useState<Side>('before');
  const screenshot = moment ? screenshotOn(moment, side) : null;
  const next = moment && neighbour(moments, moment.order, 1);
  if (!moments.some(hasScreenshot)) return <Placeholder>No screenshots available</Placeholder>;

  const tools = (
    <ScreenshotTools
      side={moment && hasBothSides(moment) ? side : null}
      onSide={setSide}
      index={moment ? moments.indexOf(moment) : -1}
      count={moments.length}
      onMove={onMove}
    />
  );
  return (
    <Root>
      {tools}
      {moment && screenshot ? (
        <ScreenshotImage
          screenshot={screenshot}
          nextUrl={next && screenshotOn(next, side)?.url}
          text={momentText(moment)}
          onEnlarge={() => setIsEnlarged(true)}
          onRefresh={onRefresh}
        />
      ) : (
        <Placeholder>{moment ? 'No screenshot was taken here' : 'Select a screenshot to view'}</Placeholder>
      )}
      <ScreenshotInfo moment={moment} screenshot={screenshot} />
      {isEnlarged && moment && (
        <Suspense>
          <EnlargedScreenshot
            screenshot={screenshot}
            text={momentText(moment)}
            tools={tools}
            onClose={() => setIsEnlarged(false)}
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

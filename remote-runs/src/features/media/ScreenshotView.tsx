import { lazy, Suspense, useState } from 'react';
import { space, styled } from 'shared/theme';
import { hasPicture, momentText, type Moment } from '../../model/moment.ts';
import { neighbour } from '../../model/neighbours.ts';
import { hasBothSides, pictureOn, type Side } from '../../model/picture-side.ts';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { ScreenshotInfo } from './ScreenshotInfo.tsx';
import { ScreenshotTools } from './ScreenshotTools.tsx';
import { usePreload } from './usePreload.ts';

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
  const picture = moment ? pictureOn(moment, side) : null;
  const next = moment && neighbour(moments, moment.order, 1);
  usePreload(next ? pictureOn(next, side)?.url : undefined);
  if (!moments.some(hasPicture)) return <Placeholder>No screenshots available</Placeholder>;

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
      {moment && picture ? (
        <Picture
          picture={picture}
          text={momentText(moment)}
          onEnlarge={() => setIsEnlarged(true)}
          onRefresh={onRefresh}
        />
      ) : (
        <Placeholder>{moment ? 'No screenshot was taken here' : 'Select a screenshot to view'}</Placeholder>
      )}
      <ScreenshotInfo moment={moment} picture={picture} />
      {isEnlarged && moment && (
        <Suspense>
          <EnlargedScreenshot
            picture={picture}
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

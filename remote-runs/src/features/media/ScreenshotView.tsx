import { lazy, Suspense, useState } from 'react';
import { space, styled } from 'shared/theme';
import type { Screenshot } from '../../model/screenshot.ts';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { ScreenshotInfo } from './ScreenshotInfo.tsx';
import { WalkButtons } from './WalkButtons.tsx';

const EnlargedScreenshot = lazy(async () => ({
  default: (await import('./EnlargedScreenshot.tsx')).EnlargedScreenshot,
}));

interface ScreenshotViewProps {
  screenshots: Screenshot[];
  /** The order of the one on show. */
  shown: number | null;
  /** To the next one (1) or back (-1). */
  onMove: (distance: number) => void;
  /** Asks for the run again: the addresses of its screenshots last an hour. */
  onRefresh: () => void;
}

/** One screenshot of the run with what it belongs to. */
export function ScreenshotView({ screenshots, shown, onMove, onRefresh }: ScreenshotViewProps) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  if (screenshots.length === 0) return <Placeholder>No screenshots available</Placeholder>;

  const index = screenshots.findIndex(({ order }) => order === shown);
  const screenshot = screenshots[index];
  return (
    <Root>
      {screenshot ? (
        <Picture
          key={screenshot.url}
          screenshot={screenshot}
          onEnlarge={() => setIsEnlarged(true)}
          onRefresh={onRefresh}
        />
      ) : (
        <Placeholder>Select a screenshot to view</Placeholder>
      )}
      <Footer>
        <ScreenshotInfo screenshot={screenshot} />
        <WalkButtons index={index} count={screenshots.length} onMove={onMove} />
      </Footer>
      {isEnlarged && screenshot && (
        <Suspense>
          <EnlargedScreenshot screenshot={screenshot} onClose={() => setIsEnlarged(false)} />
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

const Footer = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
`;

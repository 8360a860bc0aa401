import { useState } from 'react';
import { lazyPart } from 'shared/remote';
import { hasBothSides, screenshotOn, ScreenshotTools, type Side } from 'shared/screenshots';
import { Stack } from 'shared/ui';
import { hasScreenshot, momentText, type Moment } from '../../model/moment.ts';
import { around } from '../../model/neighbours.ts';
import { ScreenshotImage } from './ScreenshotImage.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { ScreenshotInfo } from './ScreenshotInfo.tsx';

const EnlargedScreenshot = lazyPart(
  async () => (await import('./EnlargedScreenshot.tsx')).EnlargedScreenshot,
);

interface ScreenshotViewProps {
  moments: Moment[];
  /** The one on show. */
  moment: Moment | undefined;
  /** Shows the moment of this order. */
  onShow: (order: number) => void;
  /** Asks for the run again: the addresses of its screenshots last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** What the page showed at one moment of the run, and what that moment is. */
export function ScreenshotView({ moments, moment, onShow, onRefresh }: ScreenshotViewProps) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [side, setSide] = useState<Side>('before');
  const screenshot = moment ? screenshotOn(moment, side) : null;
  const shown = moments.filter(hasScreenshot);
  const { earlier, later } = around(shown, moment?.order ?? null);
  if (shown.length === 0) return <Placeholder>No screenshots available</Placeholder>;

  const tools = (
    <ScreenshotTools
      side={moment && hasBothSides(moment) ? side : null}
      onSide={setSide}
      index={moment ? shown.indexOf(moment) : -1}
      count={shown.length}
      hasEarlier={earlier !== undefined}
      hasLater={later !== undefined}
      onMove={(distance) => {
        const target = distance < 0 ? earlier : later;
        if (target) onShow(target.order);
      }}
    />
  );
  return (
    <Stack gap={3}>
      {tools}
      {moment && screenshot ? (
        <ScreenshotImage
          screenshot={screenshot}
          nextUrl={later && screenshotOn(later, side)?.url}
          text={momentText(moment)}
          onEnlarge={() => setIsEnlarged(true)}
          onRefresh={onRefresh}
        />
      ) : (
        <Placeholder>{moment ? 'No screenshot was taken here' : 'Select a screenshot to view'}</Placeholder>
      )}
      <ScreenshotInfo moment={moment} screenshot={screenshot} />
      {isEnlarged && moment && (
        <EnlargedScreenshot
          screenshot={screenshot}
          text={momentText(moment)}
          tools={tools}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </Stack>
  );
}

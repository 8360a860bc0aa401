import type { Ref } from 'react';
import { color, media, radius, shadow, space, styled } from 'shared/theme';
import { Heading, Tabs } from 'shared/ui';
import { neighbour, type Screenshot } from '../../model/screenshot.ts';
import { Recording } from './Recording.tsx';
import { ScreenshotView } from './ScreenshotView.tsx';
import type { MediaTab } from './useMediaTab.ts';
import { handleWalkKeys } from './walk-keys.ts';

interface MediaPanelProps {
  ref: Ref<HTMLElement>;
  tab: MediaTab;
  onTabChange: (tab: MediaTab) => void;
  videoUrl: string | null;
  screenshots: Screenshot[];
  /** The order of the screenshot on show. */
  shown: number | null;
  onShow: (order: number) => void;
  onRefresh: () => void;
}

const TABS = [
  { value: 'screenshots', label: 'Screenshots' },
  { value: 'recording', label: 'Recording' },
] as const;

/** What the browser showed during a test run; it stays in view beside the steps. The arrow keys walk through the screenshots. */
export function MediaPanel({ ref, tab, onTabChange, videoUrl, onRefresh, ...rest }: MediaPanelProps) {
  const { screenshots, shown, onShow } = rest;
  const isRecording = tab === 'recording';
  const move = (distance: number) => {
    const next = neighbour(screenshots, shown, distance);
    if (next) onShow(next.order);
  };
  return (
    <Root ref={ref} aria-labelledby="media-title">
      <Heading level={2} id="media-title">
        Test Media
      </Heading>
      <Tabs
        label="Test Media"
        tabs={TABS}
        value={tab}
        onChange={onTabChange}
        onKeyDown={(event) => !isRecording && handleWalkKeys(event, move)}
      >
        {isRecording ? (
          <Recording key={videoUrl} url={videoUrl} onRefresh={onRefresh} />
        ) : (
          <ScreenshotView screenshots={screenshots} shown={shown} onMove={move} onRefresh={onRefresh} />
        )}
      </Tabs>
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  top: ${space(4)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('sm')};
  scroll-margin-top: ${space(4)};

  ${media.phone} {
    position: static;
  }
`;

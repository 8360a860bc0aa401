import { useState, type ReactNode } from 'react';
import { SegmentedControl } from 'shared/choice';
import { color, font, oneColumn, sideBySide, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import { MediaFailure } from '../../components/MediaFailure.tsx';
import { ScreenshotFigure } from '../../components/ScreenshotFigure.tsx';
import { ScreenshotSlider } from '../../components/ScreenshotSlider.tsx';
import { Flicker } from './Flicker.tsx';
import { useCharacterKey } from './useCharacterKey.ts';

const VIEWS = [
  { value: 'flicker', label: 'Flicker' },
  { value: 'slider', label: 'Slider' },
  { value: 'sides', label: 'Side by side' },
  { value: 'difference', label: 'Difference' },
] as const;

export type ComparisonView = (typeof VIEWS)[number]['value'];

interface Props {
  /** Addresses of the screenshots of this run and of the other one. */
  now: string;
  then: string;
  /** Which run the other one is: `run of Mar 2, 2026, 9:00 AM`. */
  thenText: string;
  view: ComparisonView;
  onView: (view: ComparisonView) => void;
  /** Asks for the screenshots again: their addresses last an hour. */
  onRefresh: () => void;
}

/** The screenshots of a step in two runs, in the chosen view; the keys 1 to 4 change it. */
export function RunComparison({ now, then, thenText, view, onView, onRefresh }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  useCharacterKey((character) => {
    const chosen = VIEWS[Number(character) - 1];
    if (chosen) onView(chosen.value);
    return chosen !== undefined;
  });
  if (failedUrl === now || failedUrl === then)
    return (
      <MediaFailure
        text="A screenshot could not be loaded."
        onRetry={() => {
          setFailedUrl(null);
          onRefresh();
        }}
      />
    );

  const screenshotOf = (url: string, text: string, hasCaption = false) => (
    <ScreenshotFigure url={url} text={text} hasCaption={hasCaption} onError={() => setFailedUrl(url)} />
  );
  const layers = { now: screenshotOf(now, 'This run'), then: screenshotOf(then, `The ${thenText}`) };
  return (
    <Stack gap={3}>
      <Views>
        <SegmentedControl label="View (keys 1 to 4)" options={VIEWS} value={view} onChange={onView} />
      </Views>
      {view === 'flicker' && <Flicker {...layers} thenText={thenText} />}
      {view === 'slider' && (
        <ScreenshotSlider
          label="Share of the other run"
          before={{ name: 'Other run', screenshot: layers.then }}
          after={{ name: 'This run', screenshot: layers.now }}
        />
      )}
      {view === 'sides' && (
        <Sides>
          {screenshotOf(then, `The ${thenText}`, true)}
          {screenshotOf(now, 'This run', true)}
        </Sides>
      )}
      {view === 'difference' && <Overlay {...layers} />}
    </Stack>
  );
}

/** On a narrow phone they are wider than the screen. */
const Views = styled.div`
  padding: 3px;
  overflow-x: auto;
`;

const Sides = styled.div`
  ${sideBySide(2, 3)}
`;

/** Two screenshots subtracted from each other by the browser, so that only what differs is light. */
function Overlay({ now, then }: { now: ReactNode; then: ReactNode }) {
  return (
    <Root>
      <p>Black where both are the same.</p>
      <Layers>
        {now}
        <Then>{then}</Then>
      </Layers>
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  ${oneColumn(2)}
  color: ${color('textMuted')};
`;

const Layers = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;

  /* What little differs, such as a shade of grey, is hardly light. */
  filter: brightness(4);
`;

const Then = styled.div`
  position: absolute;
  inset: 0;
  mix-blend-mode: difference;
`;

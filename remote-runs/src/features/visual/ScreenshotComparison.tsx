import type { KeyboardEvent } from 'react';
import { SegmentedControl } from 'shared/choice';
import type { VisualCheck } from 'shared/contract';
import { sideBySide, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import { ScreenshotSlider } from '../../components/ScreenshotSlider.tsx';
import { VISUAL_VIEWS, type VisualView } from '../../model/visual-check.ts';
import { CheckScreenshot } from './CheckScreenshot.tsx';

export interface ComparisonProps {
  check: VisualCheck;
  /** Those that there are images for. */
  views: VisualView[];
  view: VisualView;
  onView: (view: VisualView) => void;
  onRefresh: () => void;
}

const LABELS: Record<VisualView, string> = {
  slider: 'Slider',
  sides: 'Side by side',
  difference: 'Difference',
};

/** Both screenshots of a check in the chosen view; the keys 1, 2 and 3 change it. Without an accepted one, the new one alone. */
export function ScreenshotComparison({ check, views, view, onView, onRefresh }: ComparisonProps) {
  const { screenshot_url: after, baseline_url: before, difference_url: difference } = check;
  const shown = views.includes(view) ? view : views[0];
  const shared = { check, onRefresh };
  if (after === null) return null;
  if (shown === undefined || before === null)
    return <CheckScreenshot {...shared} url={after} text="New screenshot" />;

  const handleKeyDown = (event: KeyboardEvent) => {
    const chosen = VISUAL_VIEWS[Number(event.key) - 1];
    if (chosen === undefined || !views.includes(chosen) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    onView(chosen);
  };

  return (
    <Stack gap={3} onKeyDown={handleKeyDown}>
      <SegmentedControl
        label="View (keys 1 to 3)"
        options={views.map((value) => ({ value, label: LABELS[value] }))}
        value={shown}
        onChange={onView}
      />
      {shown === 'slider' && (
        <ScreenshotSlider
          label="Share of the accepted screenshot"
          before={{
            name: 'Accepted',
            screenshot: (
              <CheckScreenshot {...shared} url={before} text="Accepted screenshot" hasMarks={false} />
            ),
          }}
          after={{
            name: 'New',
            screenshot: <CheckScreenshot {...shared} url={after} text="New screenshot" />,
          }}
        />
      )}
      {shown === 'sides' && (
        <Sides>
          <CheckScreenshot {...shared} url={before} text="Accepted screenshot" hasMarks={false} />
          <CheckScreenshot {...shared} url={after} text="New screenshot" />
        </Sides>
      )}
      {shown === 'difference' && difference !== null && (
        <CheckScreenshot {...shared} url={difference} text="Changed pixels in red" />
      )}
    </Stack>
  );
}

const Sides = styled.div`
  ${sideBySide(2, 3)}
`;

import { Check, CircleCheck, ImagePlus, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { VisualStatus } from 'shared/constants';
import type { VisualCheck } from 'shared/contract';
import { color, font, oneColumn, radius, space, styled } from 'shared/theme';
import { Badge, Button, Row, type Tone } from 'shared/ui';
import { explanationOf, otherBrowser, viewsOf, type VisualView } from '../../model/visual-check.ts';
import { AcceptButtons } from './AcceptButtons.tsx';
import { EnlargedComparison } from './EnlargedComparison.tsx';
import { ScreenshotComparison } from './ScreenshotComparison.tsx';

interface Props {
  runId: number;
  check: VisualCheck;
  /** How many screenshots of the run can be accepted, this one included. */
  acceptable: number;
  /** Loads the check again: its addresses last an hour. */
  onRefresh: () => void;
}

/** What a step has compared, and whether a person accepts it. */
export function VisualCheckPanel({ runId, check, acceptable, onRefresh }: Props) {
  const views = viewsOf(check);
  const [view, setView] = useState<VisualView>('slider');
  const [isEnlarged, setIsEnlarged] = useState(false);
  const browsers = otherBrowser(check);
  const comparison = { check, views, view, onView: setView, onRefresh };
  return (
    <Root role="group" aria-label="Comparison with the accepted screenshot">
      <Row gap={2}>
        <VisualStatusBadge check={check} />
        {check.screenshot_url !== null && (
          <Button size="sm" variant="ghost" onClick={() => setIsEnlarged(true)}>
            Enlarge
          </Button>
        )}
      </Row>
      <p>{explanationOf(check)}</p>
      {browsers !== null && <p>{browsers}</p>}
      {check.screenshot_url === null ? (
        <p>The screenshots were removed because of their age.</p>
      ) : (
        <ScreenshotComparison {...comparison} />
      )}
      {check.is_acceptable && <AcceptButtons runId={runId} check={check} acceptable={acceptable} />}
      {isEnlarged && <EnlargedComparison {...comparison} onClose={() => setIsEnlarged(false)} />}
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  ${oneColumn(3)}
  min-width: 0;
  padding: ${space(3)};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  overflow-wrap: anywhere;
`;

const VIEWS: Record<VisualStatus, { tone: Tone; icon: ReactNode; label: string }> = {
  new: { tone: 'warning', icon: <ImagePlus aria-hidden />, label: 'New screenshot' },
  same: { tone: 'success', icon: <Check aria-hidden />, label: 'As before' },
  changed: { tone: 'danger', icon: <TriangleAlert aria-hidden />, label: 'Changed' },
  accepted: { tone: 'success', icon: <CircleCheck aria-hidden />, label: 'Accepted' },
};

/** The result of a comparison, with the number of changed pixels. */
function VisualStatusBadge({ check: { status, changed_pixels } }: { check: VisualCheck }) {
  const { tone, icon, label } = VIEWS[status];
  const pixels = changed_pixels ?? 0;
  const count =
    status === 'changed' && pixels > 0
      ? `: ${pixels.toLocaleString('en-US')} ${pixels === 1 ? 'pixel' : 'pixels'}`
      : '';
  return (
    <Badge tone={tone} icon={icon}>
      {label + count}
    </Badge>
  );
}

import { useState } from 'react';
import type { VisualCheck } from 'shared/contract';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, Row } from 'shared/ui';
import { explanationOf, otherBrowser, viewsOf, type VisualView } from '../../model/visual-check.ts';
import { AcceptButtons } from './AcceptButtons.tsx';
import { EnlargedComparison } from './EnlargedComparison.tsx';
import { ScreenshotComparison } from './ScreenshotComparison.tsx';
import { VisualStatusBadge } from './VisualStatusBadge.tsx';

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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  overflow-wrap: anywhere;
`;

import { useState } from 'react';
import type { AccessibilityFindings as Findings, StepResult } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { font, oneColumn, styled } from 'shared/theme';
import { Heading, PlainList, Text } from 'shared/ui';
import { screenshotOf } from '../../model/accessibility.ts';
import { FindingItem, type FoundElement } from './FindingItem.tsx';

const FindingScreenshot = lazyPart(async () => (await import('./FindingScreenshot.tsx')).FindingScreenshot);

interface Props {
  step: StepResult;
  findings: Findings;
}

/** What an accessibility check of a step has found, the worst first; each element can be shown in the screenshot. */
export function AccessibilityFindings({ step, findings: { findings, skipped_frames } }: Props) {
  const [shown, setShown] = useState<FoundElement | null>(null);
  const url = screenshotOf(step);
  if (findings.length === 0 && skipped_frames === 0) return null;
  return (
    <Root aria-label="Accessibility problems">
      <Heading level={3}>Accessibility problems</Heading>
      <PlainList>
        {findings.map((finding) => (
          <FindingItem
            key={finding.rule}
            finding={finding}
            onShow={url === null ? undefined : (element) => setShown(element)}
          />
        ))}
      </PlainList>
      {skipped_frames > 0 && (
        <Text tone="muted">
          {skipped_frames === 1 ? '1 frame' : `${skipped_frames} frames`} could not be checked.
        </Text>
      )}
      {shown && url !== null && (
        <FindingScreenshot url={url} element={shown} onClose={() => setShown(null)} />
      )}
    </Root>
  );
}

const Root = styled.section`
  ${font('sm')}
  ${oneColumn(2)}
`;

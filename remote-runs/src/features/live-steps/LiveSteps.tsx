import { useMemo } from 'react';
import type { TestRun } from 'shared/contract';
import { media, sideBySide, styled } from 'shared/theme';
import { PlainList, VisuallyHidden } from 'shared/ui';
import { listMoments } from '../../model/moment.ts';
import { newestScreenshot } from '../../model/neighbours.ts';
import { labelOf } from '../../model/step-place.ts';
import { runningStep } from '../../model/step-progress.ts';
import { LiveStepItem } from './LiveStepItem.tsx';
import { NewestScreenshot } from './NewestScreenshot.tsx';

/** The steps of a run under way as they end, and the newest screenshot next to them; on a phone it comes first. */
export function LiveSteps({ run }: { run: TestRun }) {
  const { results } = run;
  const newest = useMemo(() => newestScreenshot(listMoments(run)), [run]);
  const current = runningStep(run);
  const labelWidth = Math.max(3, ...results.map((step) => labelOf(step).length));
  return (
    <Root>
      <section aria-labelledby="steps-title">
        <VisuallyHidden as="h2" id="steps-title">
          Steps
        </VisuallyHidden>
        <PlainList as="ol" style={{ '--label-width': `${labelWidth}ch` }}>
          {results.map((step) => (
            <LiveStepItem key={step.step_number} step={step} isCurrent={step === current} />
          ))}
        </PlainList>
      </section>
      <NewestScreenshot moment={newest} />
    </Root>
  );
}

const Root = styled.div`
  ${sideBySide(2, 5)}

  ${media.phone} {
    > :last-child {
      order: -1;
    }
  }
`;

import { MonitorPlay } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { Heading, Spinner } from 'shared/ui';
import { STEP_PREVIEW_ID } from '../../components/preview-choice.ts';
import type { EditorStep } from '../../model/step.ts';
import { PreviewFrame, PreviewHead } from './preview-layout.ts';
import type { SimulationState } from './useSimulation.ts';

const PreviewScreenshots = lazy(async () => ({
  default: (await import('./PreviewScreenshots.tsx')).PreviewScreenshots,
}));

interface Props {
  simulation: SimulationState;
  steps: EditorStep[];
}

/** The screenshots of the browser that executes the steps. */
export function StepPreview({ simulation: { latest, isRunning, id }, steps }: Props) {
  const hasScreenshot =
    latest?.simulation &&
    (latest.simulation.initial_screenshot_url ||
      latest.simulation.steps.some(({ actions }) => actions.some(({ screenshot_url }) => screenshot_url)));
  const title = (
    <Heading level={2} id="preview-heading">
      Step Preview
    </Heading>
  );
  const withoutScreenshot = (
    <>
      <PreviewHead>{title}</PreviewHead>
      <PreviewFrame>
        {isRunning ? (
          <Waiting role="status">
            <Spinner />
            Running steps...{id && ` (ID: ${id})`}
          </Waiting>
        ) : (
          <Waiting>
            <MonitorPlay size={28} strokeWidth={1.5} aria-hidden />
            Run steps to see preview
          </Waiting>
        )}
      </PreviewFrame>
    </>
  );
  return (
    <Root id={STEP_PREVIEW_ID} aria-labelledby="preview-heading">
      {hasScreenshot ? (
        <Suspense fallback={withoutScreenshot}>
          <PreviewScreenshots title={title} latest={latest} steps={steps} />
        </Suspense>
      ) : (
        withoutScreenshot
      )}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  scroll-margin-top: calc(var(--editor-top, 0px) + ${space(4)});
`;

const Waiting = styled.div`
  ${font('sm')}
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
  overflow-wrap: anywhere;
`;

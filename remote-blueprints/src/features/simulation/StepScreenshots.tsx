import { MonitorPlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from 'shared/remote';
import { color, font, space, styled } from 'shared/theme';
import { Spinner } from 'shared/ui';
import type { EditorStep } from '../../model/step.ts';
import { PreviewFrame, PreviewHead } from './preview-layout.ts';
import type { SimulationState } from './useSimulation.ts';

const PreviewScreenshots = lazyPart(
  async () => (await import('./PreviewScreenshots.tsx')).PreviewScreenshots,
);

interface Props {
  simulation: SimulationState;
  steps: EditorStep[];
  title: ReactNode;
}

/** The screenshots of the latest run, or that there are none. */
export function StepScreenshots({ simulation: { latest, isRunning, id }, steps, title }: Props) {
  const hasScreenshot =
    latest?.simulation &&
    (latest.simulation.initial_screenshot_url ||
      latest.simulation.steps.some(({ actions }) => actions.some(({ screenshot_url }) => screenshot_url)));
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
  return hasScreenshot ? (
    <PreviewScreenshots title={title} latest={latest} steps={steps} fallback={withoutScreenshot} />
  ) : (
    withoutScreenshot
  );
}

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

import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from 'shared/remote';
import { takeLostFocus } from '../../components/preview-choice.ts';
import { Colleagues } from '../../features/live/Colleagues.tsx';
import type { LivePreview as Preview } from '../../features/live/LivePreview.tsx';
import { OpenLiveButton } from '../../features/live/OpenLiveButton.tsx';
import type { LiveSessionState } from '../../features/live/live-panel.ts';
import { StepPreview } from '../../features/simulation/StepPreview.tsx';
import { StepScreenshots } from '../../features/simulation/StepScreenshots.tsx';
import type { StepRuns } from '../../features/simulation/useStepRuns.ts';

const LivePreview = lazyPart(async () => (await import('../../features/live/live.ts')).LivePreview);

interface Props {
  runs: StepRuns;
  live: LiveSessionState;
  /** The starting URL. */
  url: string;
  /** The test or module that is edited; null: a new one. */
  blueprintId: number | null;
  testFile: Parameters<typeof Preview>[0]['testFile'];
}

/** The Step Preview: the screenshots of the last run, or the live browser. */
export function EditorPreview({ runs, live, url, blueprintId, testFile }: Props) {
  const isOpen = live.panel.kind !== 'closed';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) takeLostFocus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const preview = (
    <StepPreview
      simulation={runs.simulation}
      steps={runs.steps}
      tool={<OpenLiveButton url={url} onOpen={() => live.open(url)} />}
    />
  );
  if (!isOpen)
    return (
      <>
        {preview}
        {blueprintId !== null && <Colleagues blueprintId={blueprintId} onWatch={live.watch} />}
      </>
    );
  return (
    <Suspense fallback={preview}>
      <LivePreview
        live={live}
        url={url}
        steps={runs.steps}
        testFile={testFile}
        onRun={runs.runSteps.runRange}
        screenshots={<StepScreenshots simulation={runs.simulation} steps={runs.steps} title={null} />}
      />
    </Suspense>
  );
}

import { useEffect, useRef } from 'react';
import { lazyPart } from 'shared/remote';
import { takeLostFocus } from '../../components/preview-choice.ts';
import { Colleagues } from '../../features/live/Colleagues.tsx';
import type { LivePreview as Preview } from '../../features/live/LivePreview.tsx';
import { OpenLiveButton } from '../../features/live/OpenLiveButton.tsx';
import type { LiveControls } from '../../features/live/live-controls.ts';
import { StepPreview } from '../../features/simulation/StepPreview.tsx';
import { StepScreenshots } from '../../features/simulation/StepScreenshots.tsx';
import { urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { livePanelAtom } from '../../state/live-browser.ts';
import type { StepRuns } from '../../features/simulation/useStepRuns.ts';

const LivePreview = lazyPart(async () => (await import('../../features/live/live.ts')).LivePreview);

interface Props {
  runs: StepRuns;
  live: LiveControls;
  testFile: Parameters<typeof Preview>[0]['testFile'];
}

/** The Step Preview: the screenshots of the last run, or the live browser. */
export function EditorPreview({ runs, live, testFile }: Props) {
  const { blueprintId } = useEditor();
  const url = useEditorValue(urlAtom);
  const isOpen = useEditorValue(livePanelAtom).kind !== 'closed';
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
    <LivePreview
      live={live}
      steps={runs.steps}
      testFile={testFile}
      onRun={runs.runSteps.runRange}
      screenshots={<StepScreenshots simulation={runs.simulation} steps={runs.steps} title={null} />}
      fallback={preview}
    />
  );
}

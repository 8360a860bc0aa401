import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLiveEditing } from '../../components/live-editing.tsx';
import { PreviewChoice } from '../../components/preview-choice.ts';
import { useLiveState } from '../../components/live-browser.ts';
import { isUsable, type LiveState } from '../../model/live-state.ts';
import type { RunRange } from '../../model/run-range.ts';
import type { EditorStep } from '../../model/step.ts';
import { AddressBar } from './AddressBar.tsx';
import { LiveCanvas } from './canvas/LiveCanvas.tsx';
import { BrowserFrame } from './live-layout.ts';
import { LiveEnded } from './LiveEnded.tsx';
import { LiveHead } from './LiveHead.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { LiveTabs } from './LiveTabs.tsx';
import { PickLayer } from './pick/PickLayer.tsx';
import { PickPanel } from './pick/PickPanel.tsx';
import type { TestFile } from './questions/FileQuestion.tsx';
import { LiveQuestion } from './questions/LiveQuestion.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';
import { RecordingPanel } from './record/RecordingPanel.tsx';
import type { LivePanel } from './live-panel.ts';

interface Props {
  panel: Extract<LivePanel, { kind: 'open' }>;
  url: string;
  steps: EditorStep[];
  testFile: TestFile | null;
  onRun: (range: RunRange) => void;
  screenshots: ReactNode;
  /** @param resumeAt the step up to which the steps are run in the new browser */
  onOpenAgain: (resumeAt: string | null) => void;
  onClose: () => void;
}

const repeatOf = ({ repeat }: LiveState) => repeat;

/** An open live browser: its page, what it asks, and what can be done with it. */
export function LivePage({ panel, url, steps, testFile, onRun, screenshots, onOpenAgain, onClose }: Props) {
  const { session: live, watched } = panel;
  const editing = useLiveEditing();
  const repeat = useLiveState(live, repeatOf);
  const { showsScreenshots, showScreenshots } = useScreenshotToggle();
  const [notice, setNotice] = useState<string | null>(null);
  useResume(panel, onRun);

  return (
    <>
      <LiveHead
        live={live}
        watched={watched}
        url={url}
        showsScreenshots={showsScreenshots}
        onShowScreenshots={showScreenshots}
        onClose={onClose}
      />
      {showsScreenshots ? (
        screenshots
      ) : (
        <>
          <BrowserFrame>
            <AddressBar live={live} />
            <LiveTabs live={live} />
            <LiveCanvas live={live} onUnusable={setNotice} onUse={() => setNotice(null)}>
              {editing?.picking && <PickLayer live={live} editing={editing} />}
              <LiveQuestion live={live} testFile={testFile} />
              <LiveEnded live={live} steps={steps} isWatched={watched !== null} onOpen={onOpenAgain} />
            </LiveCanvas>
          </BrowserFrame>
          <LiveStatus live={live} notice={notice} />
          {editing?.picking && <PickPanel live={live} editing={editing} />}
        </>
      )}
      {repeat && <RepeatDialog question={repeat} />}
      {editing && !watched && <RecordingPanel live={live} editing={editing} />}
    </>
  );
}

/** Runs to where the last browser was, once the new one is there. */
function useResume({ session, resumeAt }: Props['panel'], onRun: Props['onRun']): void {
  const canUse = useLiveState(session, isUsable);
  const wanted = useRef(resumeAt);
  useEffect(() => {
    const id = wanted.current;
    if (id === null || !canUse) return;
    wanted.current = null;
    onRun({ kind: 'to', id });
  }, [canUse, onRun]);
}

/** The screenshots are shown on request, and when one is chosen in the card of a step. */
function useScreenshotToggle() {
  const { chosen, choose } = useContext(PreviewChoice);
  const [isOn, setIsOn] = useState(false);
  return {
    showsScreenshots: isOn || chosen !== null,
    showScreenshots(isShown: boolean) {
      setIsOn(isShown);
      if (!isShown) choose(null);
    },
  };
}

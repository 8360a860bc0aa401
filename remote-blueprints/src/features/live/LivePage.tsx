import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'shared/overlay';
import { Button, Checkbox } from 'shared/ui';
import { chosenActionAtom } from '../../components/preview-choice.ts';
import { pickingAtom, useLiveState, type LivePanel } from '../../state/live-browser.ts';
import { isUsable, type LiveState, type RepeatQuestion } from '../../model/live-state.ts';
import type { RunRange } from '../../model/run-range.ts';
import type { EditorStep } from '../../model/step.ts';
import { useEditor, useEditorValue } from '../../state/editor.ts';
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
import { RecordingPanel } from './record/RecordingPanel.tsx';

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
  const isPicking = useEditorValue(pickingAtom) !== null;
  const repeat = useLiveState(live, repeatOf);
  const { showsScreenshots, showScreenshots } = useScreenshotToggle();
  const [notice, setNotice] = useState<string | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
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
            <AddressBar live={live} onLeave={leave} />
            <LiveTabs live={live} />
            <LiveCanvas
              live={live}
              onUnusable={setNotice}
              onUse={() => setNotice(null)}
              onActive={(active) => setLeave(() => active)}
            >
              {isPicking && <PickLayer live={live} />}
              <LiveQuestion live={live} testFile={testFile} />
              <LiveEnded live={live} steps={steps} isWatched={watched !== null} onOpen={onOpenAgain} />
            </LiveCanvas>
          </BrowserFrame>
          <LiveStatus live={live} notice={notice} />
          {isPicking && <PickPanel live={live} />}
        </>
      )}
      {repeat && <RepeatDialog question={repeat} />}
      {!watched && <RecordingPanel live={live} />}
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
  const { store } = useEditor();
  const chosen = useEditorValue(chosenActionAtom);
  const [isOn, setIsOn] = useState(false);
  return {
    showsScreenshots: isOn || chosen !== null,
    showScreenshots(isShown: boolean) {
      setIsOn(isShown);
      if (!isShown) store.set(chosenActionAtom, null);
    },
  };
}

/** Asks before steps run again that have sent data. */
function RepeatDialog({ question: { text, answer } }: { question: RepeatQuestion }) {
  const [isLast, setIsLast] = useState(false);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title="Run Again"
      description={text}
      onClose={() => answer('no')}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer('no')}>
            Cancel
          </Button>
          <Button onClick={() => answer(isLast ? 'always' : 'yes')}>Run Again</Button>
        </>
      }
    >
      <Checkbox
        label="Do not ask again while this browser is open"
        checked={isLast}
        onChange={({ target }) => setIsLast(target.checked)}
      />
    </Dialog>
  );
}

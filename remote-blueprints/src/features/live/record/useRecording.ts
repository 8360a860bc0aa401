import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LiveEvent, LiveEventOf } from 'shared/contract';
import { scrollToStep, stepTargets } from '../../../components/focus-step.ts';
import { stepPreview } from '../../../components/preview-choice.ts';
import { useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor } from '../../../state/editor.ts';
import { isUsable } from '../../../model/live-state.ts';
import { putRecorded, recordedSteps } from '../../../model/recorded-steps.ts';
import type { EditorStep } from '../../../model/step.ts';

/** What a recording says besides the steps, until the next action. */
interface RecordingNews {
  /** Assertions about what the last action changed. */
  proposals: string[];
  message: { text: string; isWarning: boolean } | null;
}

const NOTHING: RecordingNews = { proposals: [], message: null };

/** Inserts what is recorded in a live browser into the steps of the editor, and keeps the newest one in view. */
export function useRecording(live: LiveBrowser) {
  const { changeSteps, inserted, recordsAtOnce } = useEditor();
  const [news, setNews] = useState(NOTHING);
  useRecordAtOnce(live, recordsAtOnce);

  useEffect(() => {
    let recorded: EditorStep[] = [];
    const insert = (event: LiveEventOf<'recorded'>) => {
      const before = event.replaces === 0 ? recorded : recorded.slice(0, -event.replaces);
      const replaced = recorded.slice(before.length);
      const steps = recordedSteps(event, replaced);
      recorded = [...before, ...steps];
      const ids = replaced.map(({ id }) => id);
      const cursor = { done: live.state().done, inserted: new Set(inserted) };
      flushSync(() => changeSteps((all) => putRecorded(all, steps, ids, cursor), ids));
      live.addRecorded(steps, event.replaces);
      const newest = steps.at(-1);
      if (newest) follow(newest.id);
    };
    return live.onEvent((event) => {
      if (event.type === 'recorded') insert(event);
      // The cursor is elsewhere.
      if (event.type === 'restarted' || event.type === 'run-started') inserted.clear();
      setNews((now) => newsAfter(now, event));
    });
  }, [live, changeSteps, inserted]);

  return {
    ...news,
    dismissProposal: (sentence: string) =>
      setNews((now) => ({ ...now, proposals: now.proposals.filter((proposal) => proposal !== sentence) })),
  };
}

/** Keeps a step in view, unless that would scroll away the live page, which stands below the steps in a narrow window. */
function follow(id: string): void {
  const [card, page] = [stepTargets.find(id), stepPreview.find('panel')];
  const isBeside = card && page && card.getBoundingClientRect().right <= page.getBoundingClientRect().left;
  if (isBeside) scrollToStep(id);
}

/** Starts the recording as soon as the page can be used, once. */
function useRecordAtOnce(live: LiveBrowser, recordsAtOnce: boolean): void {
  const canUse = useLiveState(live, isUsable);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!canUse || !recordsAtOnce || hasBegun.current) return;
    hasBegun.current = true;
    live.send({ type: 'record', isOn: true });
  }, [live, canUse, recordsAtOnce]);
}

function newsAfter(now: RecordingNews, event: LiveEvent): RecordingNews {
  switch (event.type) {
    case 'recorded':
      return { proposals: [], message: messageAfter(now, event.note) };
    case 'not-recorded':
      return { proposals: [], message: { text: event.message, isWarning: true } };
    case 'proposed':
      return { ...now, proposals: event.assertions };
    // While it is on, this only says that what was typed has been recorded.
    case 'recording':
      return event.isOn ? now : NOTHING;
    case 'run-started':
    case 'restarted':
      return NOTHING;
    default:
      return now;
  }
}

/** A note often comes together with the next step: it stays until there is something else to say. */
function messageAfter({ message }: RecordingNews, note: string | null): RecordingNews['message'] {
  if (note !== null) return { text: note, isWarning: false };
  return message?.isWarning ? null : message;
}

import type { LiveEvent, LiveRequest } from 'shared/contract';
import { openLiveConnection, type LiveLoss } from '../../api/live-connection.ts';
import { endLiveSession, type LiveRole } from '../../api/live-sessions.ts';
import type { LiveSession } from '../../state/live-browser.ts';
import { followedRun, type FollowedRun } from '../../model/followed-run.ts';
import { addRecordedSteps, applyLiveEvent, endLive } from '../../model/live-events.ts';
import { startLiveRun, summarizedLiveRun } from '../../model/live-run.ts';
import { EMPTY_LIVE_STATE, isUsable, type LiveRun, type LiveState } from '../../model/live-state.ts';
import { createFrames } from './frames.ts';
import { finishTyping } from './finish-typing.ts';
import { createIdleWarning } from './idle-warning.ts';
import { createHighlights } from './highlights.ts';
import { reportActivity } from './activity.ts';
import { createRepeatQuestion } from './repeat-question.ts';
import { createScreenshots } from './screenshots.ts';

interface Options {
  id: string;
  ticket: string;
  role: LiveRole;
  /** As in `LiveState`. */
  startingUrl?: string;
  /** What steps sent in a session that this one replaces. */
  sent?: LiveState['sent'] | undefined;
}

const LOSSES: Record<LiveLoss, string> = {
  'worker-lost': 'The worker with the live browser has stopped.',
  'connection-lost': 'The connection to the live browser was lost.',
};

/** Connects to a session; its state follows what the session sends. */
export function connectLiveBrowser(options: Options): LiveSession {
  const { id, ticket, role, startingUrl: first = null, sent = new Map() } = options;
  let state: LiveState = { ...EMPTY_LIVE_STATE, startingUrl: first, sent };
  let runs = 0;
  let followed: { of: LiveRun | null; run: FollowedRun | null } = { of: null, run: null };
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: LiveEvent) => void>();
  const screenshots = createScreenshots();

  const change = (next: LiveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const connection = openLiveConnection(
    { id, ticket, role },
    {
      onEvent: receive,
      onFrame(jpeg, shown) {
        frames.show(jpeg, shown);
        highlights.pageChanged();
      },
      // Runs of others are not followed.
      onScreenshot: (number, jpeg) => role === 'control' && screenshots.add(number, jpeg),
      onInterrupted: () => change({ ...state, phase: 'interrupted' }),
      onLost: (reason) => finish(() => change(endLive(state, { reason, message: LOSSES[reason] }))),
    },
  );
  const frames = createFrames((isOn) => connection.send({ type: 'watch', isOn }));
  const highlights = createHighlights(connection.query, (highlight) => change({ ...state, highlight }));
  const repeatQuestion = createRepeatQuestion((repeat) => change({ ...state, repeat }));
  const idleWarning = createIdleWarning((endsSoon) => change({ ...state, endsSoon }));
  const stopReporting = reportActivity(() => send({ type: 'stay' }));

  function send(request: LiveRequest): void {
    idleWarning.used();
    const startingUrl = request.type === 'restart' || request.type === 'run' ? request.starting_url : null;
    if (startingUrl !== null) change({ ...state, startingUrl });
    connection.send(request);
  }

  function receive(event: LiveEvent): void {
    const before = state;
    change(applyLiveEvent(state, event, screenshots.urlOf));
    idleWarning.follow(event);
    // What this page sent before its connection was lost is forgotten there.
    if (event.type === 'ready' && frames.isWatched()) connection.send({ type: 'watch', isOn: true });
    if (event.type === 'ended') finish(() => undefined);
    if (event.type === 'page' && event.url !== before.page?.url) highlights.pageChanged();
    if (event.type === 'step-finished' && !event.isSuccessful) highlightFailed(event.index);
    for (const listener of eventListeners) listener(event);
  }

  /** What a step that failed would hit now helps to correct it. */
  function highlightFailed(index: number): void {
    const { run } = state;
    const number = run?.simulation.steps[run.earlierCount + index]?.place;
    const step = number?.step && !number.module ? run?.steps[number.step - 1] : undefined;
    if (step && step.type !== 'module') highlights.show({ id: step.id, type: step.type, text: step.action });
  }

  function finish(then: () => void): void {
    frames.stop();
    highlights.stop();
    stopReporting();
    idleWarning.stop();
    repeatQuestion.cancel();
    window.removeEventListener('pagehide', close);
    then();
  }

  function close(): void {
    if (state.phase === 'ended') return;
    finish(() => connection.close());
    if (role === 'control') void endLiveSession(id).catch(() => undefined);
    change(endLive(state, { reason: 'left', message: 'The live browser was closed.' }));
  }

  // A tab that is closed unmounts nothing.
  window.addEventListener('pagehide', close);

  return {
    id,
    state: () => state,
    subscribe: (listener) => subscribeTo(listeners, listener),
    onEvent: (listener) => subscribeTo(eventListeners, listener),
    onFrame: frames.listen,
    send,
    query: connection.query,
    followedRun() {
      if (followed.of !== state.run)
        followed = { of: state.run, run: state.run && followedRun(summarizedLiveRun(state.run)) };
      return followed.run;
    },
    mayRepeat: repeatQuestion.ask,
    async finishTyping() {
      if (!state.isRecording || !isUsable(state)) return;
      const onEvent = (listener: (event: LiveEvent) => void) => subscribeTo(eventListeners, listener);
      await finishTyping({ send, onEvent });
    },
    addRecorded: (steps, replaces) => change(addRecordedSteps(state, steps, replaces)),
    run({ body, ...started }) {
      runs += 1;
      highlights.show(null);
      change(startLiveRun(state, { ...started, number: runs, sessionId: id }));
      screenshots.dropUnused(JSON.stringify(state.run?.simulation));
      const { starting_url, s3_key, file_name } = body;
      send({
        type: 'run',
        run: runs,
        starting_url: started.isNewWindow ? starting_url : null,
        steps: body.steps.map((step) => ({ use_vision: false, is_disabled: false, ...step })),
        file: s3_key !== undefined && file_name !== undefined ? { s3_key, file_name } : null,
      });
    },
    highlight: highlights.show,
    close,
    dropScreenshots: screenshots.dropAll,
  };
}

function subscribeTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

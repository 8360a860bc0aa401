import type { LiveEvent, LiveEventOf } from 'shared/contract';
import { applyRunEvent, isRunEvent, withSent, type ScreenshotUrl } from './live-run-events.ts';
import { abandonRun } from './live-run.ts';
import { mergeOrder } from './live-order.ts';
import type { LiveSessionEnd, LiveState } from './live-state.ts';
import type { EditorStep } from './step.ts';

/** The state of a live browser after an event of its session. */
export function applyLiveEvent(state: LiveState, event: LiveEvent, urlOf: ScreenshotUrl): LiveState {
  if (isRunEvent(event)) return applyRunEvent(state, event, urlOf);
  switch (event.type) {
    case 'ready':
      return connectLive(state, event);
    case 'page': {
      const { type: _, ...page } = event;
      // A page that went on has done what was refused, or has made it obsolete.
      const hasGoneOn = state.page !== null && page.url !== state.page.url;
      return { ...state, page, rejection: hasGoneOn ? null : state.rejection };
    }
    case 'restarted':
      return emptyWindow(state);
    case 'sent': {
      const recorded = state.done.at(-1);
      return recorded ? { ...state, sent: withSent(state.sent, recorded.id, event.requests) } : state;
    }
    case 'recording':
      return { ...state, isRecording: event.isOn };
    case 'watchers':
      return { ...state, watchers: event.count };
    case 'question':
      return { ...state, question: event };
    case 'question-closed':
      // What was refused because of the question is possible again.
      return state.question?.question === event.question
        ? { ...state, question: null, rejection: null }
        : state;
    case 'refused':
      // A query's refusal is for the one who asked.
      return event.request === null ? { ...state, rejection: event.message } : state;
    case 'ended':
      return endLive(state, event);
    default:
      return state;
  }
}

/** Nothing has been executed in the new window. A run that opened it goes on. */
function emptyWindow(state: LiveState): LiveState {
  const run = state.run?.phase === 'running' ? state.run : null;
  return {
    ...state,
    done: [],
    order: run ? state.order : [],
    question: null,
    rejection: null,
    highlight: null,
    run,
  };
}

/** The browser is gone; what it did stays known. */
export function endLive(state: LiveState, { reason, message }: LiveSessionEnd): LiveState {
  const run = abandonRun(state.run, message);
  return {
    ...state,
    phase: 'ended',
    isRecording: false,
    question: null,
    run,
    end: { reason, message },
  };
}

/** Steps that a recording has put behind the cursor are done, in place of the last `replaces` ones. */
export function addRecordedSteps(state: LiveState, steps: EditorStep[], replaces: number): LiveState {
  const done = [...state.done.slice(0, state.done.length - replaces), ...steps];
  return { ...state, done, order: mergeOrder(state.order, done) };
}

const MISSED =
  'The connection was away too long to know what happened in the live browser. Run to a step: that begins in a new window.';
const NOT_BEGUN = 'The connection was lost before the steps began. Run them again.';
/** In place of the requests that a step may have sent. */
const NOT_KNOWN = 'perhaps, the connection was lost';

/** The state with a connection. One that is established again knows what it has missed only if that follows. */
function connectLive(state: LiveState, event: LiveEventOf<'ready'>): LiveState {
  const { isController, viewport, isRecording, isResumed = false, lastRun = null } = event;
  // An open question is asked again.
  const open: LiveState = { ...state, phase: 'open', isController, viewport, isRecording, question: null };
  const isFirst = state.phase !== 'interrupted' || state.page === null;
  if (isFirst || !isController) return open;
  if (!isResumed) return forgetWindow(open);
  return lastRun === state.run?.number ? open : { ...open, run: abandonRun(state.run, NOT_BEGUN) };
}

/** Nothing counts as done, and the steps of the run that was going on as if they had sent something. */
function forgetWindow(state: LiveState): LiveState {
  const run = abandonRun(state.run, MISSED);
  const uncertain = state.run?.phase === 'running' ? state.run.started : [];
  const sent = uncertain.reduce((known, { id }) => withSent(known, id, [NOT_KNOWN]), state.sent);
  return { ...state, run, sent, done: [], order: [], page: null, highlight: null, rejection: MISSED };
}

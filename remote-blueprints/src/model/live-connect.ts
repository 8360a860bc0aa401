import type { LiveEventOf } from 'shared/contract';
import { withSent } from './live-run-events.ts';
import { abandonRun } from './live-run.ts';
import type { LiveState } from './live-state.ts';

const MISSED =
  'The connection was away too long to know what happened in the live browser. Run to a step: that begins in a new window.';
const NOT_BEGUN = 'The connection was lost before the steps began. Run them again.';
/** In place of the requests that a step may have sent. */
const NOT_KNOWN = 'perhaps, the connection was lost';

/** The state with a connection. One that is established again knows what it has missed only if that follows. */
export function connectLive(state: LiveState, event: LiveEventOf<'ready'>): LiveState {
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

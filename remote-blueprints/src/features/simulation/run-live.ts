import { isStartingUrl } from 'shared/constants';
import type { Attachment } from 'shared/contract';
import type { LiveBrowser } from '../../state/live-browser.ts';
import { isUsable } from '../../model/live-state.ts';
import { planLiveRun, repeatQuestion } from '../../model/live-plan.ts';
import { targetOf, type RunRange } from '../../model/run-range.ts';
import { toSimulateBody } from '../../model/simulation.ts';
import { noticeFailure } from '../../notices.ts';
import { showEnd, showInvalid, showStarted } from './simulation-notices.ts';
import type { Work } from './work.ts';

const NOT_CONNECTED = 'The live browser is not connected. Try again in a moment.';

/** Runs steps in a live browser; asks first if one of them has sent data before. Calls `onStart` if they are started. */
export async function startInLiveBrowser(
  live: LiveBrowser,
  range: RunRange,
  { steps: list, url, login, file }: Work,
  onStart: (id: string) => void,
): Promise<void> {
  const { isNewWindow, steps, repeated } = planLiveRun(live.state(), list, range, url.trim());
  if (steps.length === 0 || (isNewWindow && !isStartingUrl(url.trim()))) return showInvalid();
  if (repeated.length > 0 && !(await live.mayRepeat(repeatQuestion(repeated)))) return;
  if (!isUsable(live.state())) return noticeFailure(null, NOT_CONNECTED, 'Simulation Failed');
  onStart(live.id);
  // Where the page stands, the user has signed in already, or is not to.
  const body = toSimulateBody(steps, { url, login: isNewWindow ? login : undefined, file });
  live.run({ kind: range.kind, target: targetOf(range), isNewWindow, steps, list, body });
  if (range.kind === 'all') announceRun(live, file);
}

/** Shows the start and the end of a run of all steps, as of a simulation. */
function announceRun(live: LiveBrowser, file: Attachment | null): void {
  const hideStarted = showStarted(live.id, file?.file_name);
  const number = live.state().run?.number;
  const unsubscribe = live.subscribe(() => {
    const { run } = live.state();
    if (run?.number === number && run?.phase === 'running') return;
    unsubscribe();
    hideStarted();
    if (run?.number !== number || !run) return;
    if (run.problem === null) showEnd(run.simulation);
    else noticeFailure(null, run.problem, 'Simulation Failed');
  });
}

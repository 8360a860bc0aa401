import type { Attachment } from 'shared/contract';
import type { LoginModule } from '../../../model/modules.ts';
import { isUsable, type LiveState } from '../../../model/live-state.ts';
import { runnableSteps } from '../../../model/run-range.ts';
import { toSimulateBody } from '../../../model/simulation.ts';
import type { EditorStep } from '../../../model/step.ts';
import type { LiveBrowser } from '../../../state/live-browser.ts';
import type { RanStep } from './write-story.ts';

/** How long a page may load before it is read. */
const LOAD_TIMEOUT_MS = 15_000;

/** Resolves when the state of a live browser is as wanted. @throws its end, as a sentence, or the signal's reason */
export function whenLive(
  live: LiveBrowser,
  isSo: (state: LiveState) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const state = live.state();
      if (signal.aborted) settle(() => reject(signal.reason as Error));
      else if (state.phase === 'ended')
        settle(() => reject(new Error(state.end?.message ?? 'The live browser was closed.')));
      else if (isSo(state)) settle(resolve);
    };
    const unsubscribe = live.subscribe(check);
    signal.addEventListener('abort', check);
    const settle = (then: () => void) => {
      unsubscribe();
      signal.removeEventListener('abort', check);
      then();
    };
    check();
  });
}

/** Waits until the page has loaded, for a while. */
export async function whenLoaded(live: LiveBrowser, signal: AbortSignal): Promise<void> {
  await whenLive(live, isUsable, signal);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]);
  await whenLive(live, ({ page }) => page?.isLoading === false && page.url !== 'about:blank', limit).catch(
    (error: unknown) => {
      if (signal.aborted || live.state().phase === 'ended') throw error;
    },
  );
}

interface Run {
  steps: EditorStep[];
  /** All steps of the editor. */
  list: EditorStep[];
  url: string;
  file: Attachment | null;
  /** In a new window at the starting URL, signed in by the module, if there is one; absent: where the page stands. */
  fromStart?: { login: LoginModule | undefined };
}

/** Runs steps and waits for their end. @returns the results of the steps that were reached, modules as one */
export async function runInLive(
  live: LiveBrowser,
  { steps, list, url, file, fromStart }: Run,
  signal: AbortSignal,
): Promise<RanStep[]> {
  await whenLive(live, isUsable, signal);
  const body = toSimulateBody(steps, { url, login: fromStart?.login, file });
  live.run({ kind: 'from', isNewWindow: fromStart !== undefined, steps, list, body });
  const number = live.state().run?.number;
  const stop = () => live.send({ type: 'stop' });
  signal.addEventListener('abort', stop, { once: true });
  try {
    await whenLive(live, ({ run }) => run?.number !== number || run?.phase !== 'running', signal);
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const { run } = live.state();
  if (run?.number !== number || !run) throw new Error('Another run was started in the live browser.');
  if (run.problem !== null) throw new Error(run.problem);
  return resultsOf(run, steps);
}

function resultsOf(run: NonNullable<LiveState['run']>, steps: EditorStep[]): RanStep[] {
  const results = runnableSteps(steps).map(({ id }): RanStep | null => {
    const number = run.steps.findIndex((step) => step.id === id) + 1;
    const own = run.simulation.steps.filter(({ place }) => place?.step === number);
    const last = own.find(({ status }) => status === 'failed') ?? own.at(-1);
    if (!last || (last.status !== 'completed' && last.status !== 'failed')) return null;
    return {
      isSuccessful: last.status === 'completed',
      result: last.reason ?? '',
      isNameMissing: Boolean(last.missing_name),
    };
  });
  const end = results.indexOf(null);
  return (end < 0 ? results : results.slice(0, end)).filter((one) => one !== null);
}

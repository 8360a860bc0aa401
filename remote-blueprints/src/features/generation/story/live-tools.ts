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

/** The first value that something has, now or after one of its changes. @throws what `valueOf` throws, or the signal's reason */
export function until<Value>(
  subscribe: (listener: () => void) => () => void,
  valueOf: () => Value | undefined,
  signal: AbortSignal,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const check = () => {
    try {
      signal.throwIfAborted();
      const value = valueOf();
      if (value !== undefined) resolve(value);
    } catch (error) {
      reject(error as Error);
    }
  };
  const unsubscribe = subscribe(check);
  signal.addEventListener('abort', check);
  check();
  return promise.finally(() => {
    unsubscribe();
    signal.removeEventListener('abort', check);
  });
}

/** Resolves when the state of a live browser is as wanted. @throws the signal's reason, which is also to say that the browser has ended */
export function whenLive(
  live: LiveBrowser,
  isSo: (state: LiveState) => boolean,
  signal: AbortSignal,
): Promise<true> {
  return until(live.subscribe, () => (isSo(live.state()) ? true : undefined), signal);
}

/** Waits until the page has loaded, for a while. */
export async function whenLoaded(live: LiveBrowser, signal: AbortSignal): Promise<void> {
  await whenLive(live, isUsable, signal);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]);
  const hasLoaded = ({ page }: LiveState) => page?.isLoading === false && page.url !== 'about:blank';
  await whenLive(live, hasLoaded, limit).catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
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

import type { StepMark } from 'shared/contract';
import { newHistory, type RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { NavigationError, openAddress } from '../browser/navigate.ts';
import { isSamePage } from '../browser/address.ts';
import { runInWindow } from '../browser/run-in-window.ts';
import { settingOf, type TestRun } from '../test-run.ts';
import { isSignedOut, signOf } from './is-signed-out.ts';
import { CallbackError } from '../reporting/event-stream.ts';
import { forgetSignedInState, readSignedInState, type SignedInState } from './signed-in-state.ts';

/** The sign-in of a test run, from its starting page on. */
export interface Login {
  /** How many of the first steps have been executed by another test. */
  skipped: number;
  /** The remark for the first step: a stored sign-in was used, or did not hold; null: there was none. */
  mark: StepMark | null;
  /** Must be called after each step; stores what the sign-in has left in the browser. @throws CallbackError */
  stepPassed(index: number): Promise<void>;
}

const WITHOUT: Login = { skipped: 0, mark: null, stepPassed: () => Promise.resolve() };

/**
 * Decides whether the steps of the sign-in must be executed: not where the browser has what another test has signed in with, and the
 * page shows nothing of what the first of these steps needs. Called when the starting page is open.
 * @throws as `runInWindow` does
 */
export async function openLogin(run: TestRun): Promise<Login> {
  const { login } = run.request;
  if (!login) return WITHOUT;
  const { window, startingUrl } = run;
  const startedAt = window.page().url();
  const stepPassed = async (index: number) => {
    if (index !== login.steps - 1) return;
    await login.onSignedIn(await stateToShare(run, startedAt)).catch((error: unknown) => {
      throw new CallbackError('onSignedIn', error);
    });
  };
  if (!login.restored) return { skipped: 0, mark: null, stepPassed };
  const { state, by } = login.restored;
  const isSignedIn = await runInWindow(window, run.signal, () => resume(run, state));
  if (isSignedIn) {
    for (const { name, value } of state.remembered) run.values.set(name, value);
    return {
      skipped: login.steps,
      mark: { kind: 'shared_login', text: `Signed in by “${by}”.` },
      stepPassed: WITHOUT.stepPassed,
    };
  }
  await runInWindow(window, run.signal, async () => {
    await forgetSignedInState(window.context, window.page());
    await openAddress(window, startingUrl, run.options.stepTimeoutSeconds * 1000);
  });
  const text = `The sign-in of “${by}” no longer held, so this test has signed in itself.`;
  return { skipped: 0, mark: { kind: 'shared_login', text }, stepPassed };
}

/** null: a later test could not find out whether it is signed in, or the browser did not say what it has stored. */
async function stateToShare(run: TestRun, startedAt: string): Promise<SignedInState | null> {
  const { window, startingUrl, request, options, signal, values } = run;
  if (!signOf(request.steps.slice(0, request.login?.steps))) return null;
  const remembered = values.remembered();
  try {
    const read = () => readSignedInState(window, { startingUrl, startedAt });
    return { ...(await runInWindow(window, signal, read)), remembered };
  } catch (error) {
    signal.throwIfAborted();
    options.log.warn({ err: error }, 'a sign-in could not be shared');
    return null;
  }
}

/** Goes on where the sign-in had ended. @returns whether the browser is signed in */
async function resume(run: TestRun, { landing }: SignedInState): Promise<boolean> {
  const { window, request, options, startingUrl } = run;
  const sign = signOf(request.steps.slice(0, request.login?.steps));
  if (!sign) return false;
  try {
    if (await isSignedOut(contextOf(run), sign)) return false;
    const place = landing ?? (sign.opens.length > 0 ? startingUrl : null);
    if (place !== null && !isSamePage(window.page().url(), place))
      await openAddress(window, place, options.stepTimeoutSeconds * 1000);
    return true;
  } catch (error) {
    // The steps of the sign-in will say what is wrong.
    if (error instanceof StepFailure || error instanceof NavigationError) return false;
    throw error;
  }
}

function contextOf(run: TestRun): RunContext {
  const history = newHistory();
  return { ...settingOf(run), history, step: { signal: run.signal } };
}

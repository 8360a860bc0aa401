import { isNewerThan } from '../page/document-age.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { obstacleToAbsence } from './page-readiness.ts';
import type { StepMark } from 'shared/contract';
import type { Assertion } from 'shared/step-language';
import { revealClosedRoots, revealClosedRootsSometimes } from '../page/closed-shadow-roots.ts';
import { poll } from '../core/poll.ts';
import type { RunContext } from '../core/run-context.ts';
import { type DescribedElement, NothingThere, StepFailure } from '../core/step-failure.ts';
import { evaluateOnModel, isAboutData, isAbsence, needsSettledPage } from 'shared/page-model/assert';
import { checkAccessibility } from './accessible.ts';
import type { AssertionResult } from './assertion-result.ts';
import { evaluate } from './evaluate.ts';
import { watchRest } from './rest.ts';
import { runVisualCheck } from './visual.ts';

/** An absence or an exact number must hold in this many evaluations in a row, 100 ms apart. */
const CHECKS_AT_REST = 3;

/**
 * Polls until an assertion holds, at most `limit` milliseconds, and changes nothing on the page. An absence, or an exact number,
 * must hold for a moment on a page that has loaded and is not empty. Variables in the assertion must be expanded before.
 * @returns a sentence about what the page shows, and the element that shows it.
 * @throws StepFailure with a sentence about what the page shows instead.
 */
export async function runAssertion(
  run: RunContext,
  assertion: Assertion,
  limit: number,
): Promise<{ result: string; element?: DescribedElement; marks?: StepMark[] }> {
  if (assertion.kind === 'looksAsBefore') return runVisualCheck(run, assertion, limit);
  if (assertion.kind === 'accessible') return checkAccessibility(run, assertion);
  const { window, timing } = run;
  const isSteady = needsSettledPage(assertion);
  const deadline = performance.now() + limit;
  if (isSteady) await window.activity.waitUntilIdle(window.page(), timing.idleBeforeEvaluation);
  const rest = watchRest(run, limit);
  let last: AssertionResult | null = null;
  let timesTrue = 0;
  let wasFalse = false;
  let hasSearched = false;
  let hasRested = false;
  let wasBefore = false;
  let loadsForEver = false;
  const evaluateRevealed = async (): Promise<AssertionResult> => {
    const result = await evaluate(run, assertion);
    if (result.isTrue) return result;
    const reveal = hasSearched ? revealClosedRootsSometimes : revealClosedRoots;
    hasSearched = true;
    if (!(await reveal(run))) return result;
    return evaluate(run, assertion);
  };
  const observePage = async (): Promise<AssertionResult | null> => {
    // Requested before the evaluation, which the page executes in this order: a page that changes in between would seem settled.
    const reaction = hasReacted(run, assertion, wasFalse);
    const mayChange = timeForTimers(run).then(
      (pause) => pause > 0,
      // What is said of the address alone needs no answer of the page, which may hang.
      () => false,
    );
    const result = isSteady
      ? reaction
          .then(() => revealClosedRoots(run))
          .then((revealed) => obstacleToAbsence(run, revealed === null, loadsForEver))
          .then((obstacle) => obstacle ?? evaluate(run, assertion))
      : evaluateRevealed();
    const [isAfterwards, hadTimers] = await Promise.all([reaction, mayChange, result]);
    last = await result;
    timesTrue = last.isTrue ? timesTrue + 1 : 0;
    wasFalse ||= !last.isTrue;
    if (!last.isTrue) {
      if (last.isFinal) return last;
      await rest.observe();
      return null;
    }
    if (isSteady && (await evaluateIsolated(window.page(), 'cannotChange'))) return last;
    if (!isSteady && (await waitForLoading(run))) return null;
    if (!hasRested && !wasFalse) {
      hasRested = true;
      wasBefore = await waitForLeftovers(run, assertion);
      if (wasBefore) return null;
    }
    if (timesTrue < (isSteady ? CHECKS_AT_REST : 1) || !isAfterwards) return null;
    const mayWait = isSteady && performance.now() < deadline;
    if (mayWait && (await evaluateIsolated(window.page(), 'isWaitingScreen'))) return null;
    if (!hadTimers) return last;
    const mustLast = isSteady || wasBefore || isAboutData(assertion);
    if (!mustLast) return (await isTakenBack(run, assertion)) ? null : last;
    await waitForTimers(run);
    return null;
  };
  // While a browser dialog blocks the page, only the dialog itself can be evaluated.
  const attempt = async (): Promise<AssertionResult | null> => {
    const page = window.page();
    if (!window.dialogs.open())
      return window.dialogs.unlessOpen(observePage).catch((error: unknown) => {
        // A tab that closes meanwhile, as one that only brings a file, leaves another one in front.
        if (page.isClosed() && window.page() !== page) return null;
        throw error;
      });
    last = await evaluate(run, assertion);
    return last.isTrue ? last : null;
  };
  let outcome = await poll(run, attempt, limit, isSteady);
  // At least one evaluation is completed, and a result that has just become true is confirmed, even after the time limit.
  if (!outcome && !last) outcome = await poll(run, attempt, timing.firstEvaluation, isSteady);
  // Some pages say that they load as long as they are open, as where more comes at their end.
  if (!outcome && isSteady && (await rest.isStill())) {
    loadsForEver = true;
    outcome = await poll(run, attempt, 0, isSteady);
  }
  while (!outcome && timesTrue > 0) outcome = await poll(run, attempt, 100, isSteady);
  const end = outcome ?? (last as AssertionResult | null);
  if (!end) throw new StepFailure('The page kept loading and could not be evaluated.');
  if (!end.isTrue) {
    await rest.end();
    const Failure = end.isMissing ? NothingThere : StepFailure;
    const { text, ...help } = (await end.instead?.()) ?? {
      ...end.help,
      text: await end.sentence(),
    };
    throw new Failure(text, end.element, help);
  }
  return { result: await end.sentence(), element: end.element };
}

/**
 * Where an assertion held before the last action already, waits for the timers and the requests of the page that may end that.
 * @returns whether it has waited
 */
async function waitForLeftovers(run: RunContext, assertion: Assertion): Promise<boolean> {
  const { window, timing, startingUrl } = run;
  const { lastActionAt, lastActionStartedAt, pageBefore } = run.history;
  if (lastActionAt === null || !pageBefore || pageBefore.hasRested) return false;
  if (await isNewerThan(window.page(), lastActionStartedAt ?? lastActionAt)) return false;
  const before = await evaluateOnModel(pageBefore.model, assertion, startingUrl);
  if (before.result !== 'holds' || (await evaluateIsolated(window.page(), 'cannotChange'))) return false;
  const remaining = Math.max(timing.leftovers - (performance.now() - lastActionAt), 0);
  await window.activity.waitUntilRendered(window.page(), remaining, timing.idleAfterAction);
  pageBefore.hasRested = true;
  return true;
}

/**
 * For how many milliseconds the short timers that the last action has started, or before the first one the page itself, are still to be waited
 * for; 0: not at all.
 */
async function timeForTimers({ window, timing, history }: RunContext): Promise<number> {
  const now = performance.now();
  const { lastActionAt, lastActionStartedAt } = history;
  const startedAt = lastActionStartedAt ?? lastActionAt;
  const age =
    startedAt === null ? (await evaluateIsolated(window.page(), 'readMotion')).age : now - startedAt;
  const remaining = timing.timers - (lastActionAt === null ? age : now - lastActionAt);
  if (remaining <= 0) return 0;
  return Math.min(remaining, await evaluateIsolated(window.page(), 'timeUntilTimers', { age }));
}

/** Waits for short timers that the last action has started. @returns whether there were any */
async function waitForTimers(run: RunContext): Promise<boolean> {
  const pause = await timeForTimers(run);
  const { window, timing } = run;
  if (pause > 0) await window.activity.waitUntilRendered(window.page(), pause, timing.idleAfterAction);
  return pause > 0;
}

/** Whether the page takes back with an error what it shows since the last action. Of what may be shown for a moment it is enough to have been shown. */
async function isTakenBack(run: RunContext, assertion: Assertion): Promise<boolean> {
  const isError: Assertion = { kind: 'error', negated: false, target: null, text: null };
  const hadError = (await evaluate(run, isError)).isTrue;
  while (await waitForTimers(run));
  // What slides away is still seen for a moment.
  const hasRested = async () => !(await evaluateIsolated(run.window.page(), 'readMotion')).isMoving || null;
  await poll(run, hasRested, run.timing.motion);
  if (hadError || (await evaluate(run, assertion)).isTrue) return false;
  return (await evaluate(run, isError)).isTrue;
}

/**
 * Where the last action has opened a document that still loads, waits for its requests: a list that has not been filled yet says that it is
 * empty.
 * @returns whether more may come
 */
async function waitForLoading({ window, timing, history }: RunContext): Promise<boolean> {
  const { lastActionAt, lastActionStartedAt } = history;
  const remaining =
    lastActionAt === null ? 0 : lastActionAt + timing.idleBeforeEvaluation - performance.now();
  const page = window.page();
  if (lastActionAt === null || remaining <= 0) return false;
  if (!(await isNewerThan(page, lastActionStartedAt ?? lastActionAt))) return false;
  if (!window.activity.isBusy(page) && (await evaluateIsolated(page, 'hasLoaded'))) return false;
  await window.activity.waitUntilIdle(page, remaining);
  return true;
}

/**
 * Whether the effect of the last action is likely to be there: a result that becomes true, or a newer document, is no leftover. What slides past
 * is no effect yet.
 */
async function hasReacted(
  { window, timing, history: { lastActionAt, lastActionStartedAt } }: RunContext,
  assertion: Assertion,
  wasFalse: boolean,
): Promise<boolean> {
  const isRecent = lastActionAt !== null && performance.now() - lastActionAt <= timing.motion;
  if (!isAbsence(assertion) && !isRecent) return true;
  const { isMoving, isSliding, age } = await evaluateIsolated(window.page(), 'readMotion');
  const elapsed = lastActionAt === null ? age : performance.now() - lastActionAt;
  if (isAbsence(assertion)) return elapsed >= timing.absenceAfterAction;
  if (wasFalse) return !isSliding;
  return (
    age < performance.now() - (lastActionStartedAt ?? lastActionAt ?? 0) ||
    (elapsed >= timing.reaction && !isMoving)
  );
}

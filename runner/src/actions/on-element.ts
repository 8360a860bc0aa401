import { type ElementProbe, type Match, resolveOne } from '../resolve/resolve.ts';
import { printTarget, type Target, type Purpose } from 'shared/step-language';
import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { poll } from '../core/poll.ts';
import { MissingElement } from '../resolve/not-found.ts';
import { CoveredElement, type DescribedElement, StepFailure } from '../core/step-failure.ts';
import { isTargetClosed, obstacleOf, type Obstacle } from '../core/driver-errors.ts';
import { type AnswerOf, evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun } from './action.ts';
import { waitUntilEnabled } from './wait-until-enabled.ts';

/** The element of an action. */
export interface PageElement extends DescribedElement {
  /** Its current box in pixels of the window; absent or null: unknown. */
  box?: Box | null;
  state?: Match['state'];
}

/**
 * The only element that a target matches, or the given one; without any, the one that the plan knows under another name.
 * @throws StepFailure if it is not exactly one, or not that of the plan
 */
export async function findElement(
  run: ActionRun,
  target: Target,
  purpose: Purpose,
  options: { limit?: number; probe?: ElementProbe } = {},
): Promise<PageElement> {
  const { target: locator } = run.action.elements;
  if (locator) return matchAt(locator, target);
  const find = () => resolveOne(run, target, purpose, options);
  try {
    return await run.action.watch.found(await find(), find);
  } catch (error) {
    if (!(error instanceof MissingElement)) throw error;
    return await run.action.watch.missing(purpose, options.probe, error);
  }
}

/** The result of a probe at an element: from the search that found it, or evaluated now. */
export function stateOf<P extends ElementProbe>(
  { timing }: ActionRun,
  { locator, state }: PageElement,
  probe: P,
): Promise<AnswerOf<P>> {
  if (state?.probe === probe) return Promise.resolve(state.value as AnswerOf<P>);
  return evaluateIsolated(locator, probe, undefined, timing.element);
}

export function matchAt(locator: Locator, target: Target): PageElement {
  return { locator, description: printTarget({ ...target, place: null }).replace(/^the /u, '') };
}

const REASONS: Record<Exclude<Obstacle, 'covered'>, string> = {
  disabled: 'it is disabled',
  uneditable: 'it cannot be edited',
  unsuitable: 'it is not the kind of element for that',
  outside: 'it is outside of the visible page',
  moving: 'it keeps moving',
  gone: 'it has disappeared',
};

/**
 * Takes the screenshot before an action on an element, then executes the action.
 * @param verb for the failure: "The button "Buy" could not be {clicked}"
 * @throws StepFailure with the reason in words; Playwright's message may contain the typed text.
 */
export async function onElement<T>(
  run: ActionRun,
  element: PageElement,
  verb: string,
  act: () => Promise<T>,
): Promise<T> {
  const page = element.locator.page();
  run.window.activity.actionStarted(page);
  try {
    await run.action.onTarget(element.description, element.locator, element.box ?? null);
    run.action.signal.throwIfAborted();
    run.action.begin();
    const result = await act();
    run.window.activity.actionEnded(page);
    return result;
  } catch (error) {
    run.action.signal.throwIfAborted();
    if (isTargetClosed(error)) throw error;
    if (error instanceof StepFailure) throw error;
    const obstacle = obstacleOf(error);
    const reason = await reasonOf(element.locator, obstacle);
    const Failure = obstacle === 'covered' ? CoveredElement : StepFailure;
    const fixes = obstacle === 'disabled' ? await waitUntilEnabled(run).catch(() => []) : [];
    throw new Failure(`The ${element.description} could not be ${verb}: ${reason}.`, element, { fixes });
  }
}

/** Does something several times. A browser dialog may interrupt it. */
export async function repeat(
  { action: { progress, signal } }: ActionRun,
  times: number,
  act: () => Promise<void>,
): Promise<void> {
  for (progress.remaining = times - 1; progress.remaining >= 0; progress.remaining--) {
    signal.throwIfAborted();
    await act();
  }
}

async function reasonOf(locator: Locator, obstacle: Obstacle | null): Promise<string> {
  if (obstacle === null) return 'it did not react in time';
  if (obstacle !== 'covered') return REASONS[obstacle];
  const why = await evaluateIsolated(locator, 'whyUnreached').catch(() => null);
  return why ?? 'another element covers it';
}

/**
 * Waits for the effect of an action. It is assumed if the element has been removed: the page has changed.
 * @param isThere undefined: the element has been removed
 * @param failure the step's result after the timeout
 */
export async function expectEffect(
  run: ActionRun,
  element: PageElement,
  isThere: () => Promise<boolean | undefined>,
  failure: () => string,
): Promise<void> {
  const attempt = async () => ((await isThere()) === false ? null : true);
  if (!(await poll(run, attempt, run.timing.effect))) throw new StepFailure(failure(), element);
}

/** Evaluates a condition unless an element has been removed. */
export async function unlessRemoved(
  { locator }: PageElement,
  condition: () => Promise<boolean>,
): Promise<boolean | undefined> {
  return (await locator.count()) === 1 ? condition() : undefined;
}

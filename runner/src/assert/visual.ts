import type { StepMark } from 'shared/contract';
import type { Target } from 'shared/step-language';
import type { Locator } from 'playwright-core';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { poll } from '../core/poll.ts';
import { matchAll, whatIsThere } from '../resolve/resolve.ts';
import { signalOf, type RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { takeSteadyScreenshot, type SteadyScreenshot } from '../browser/steady-screenshot.ts';
import { CallbackError } from '../reporting/event-stream.ts';
import type { VisualContext, VisualScreenshot, VisualVerdict } from '../visual-baselines.ts';
import type { AssertionOf } from 'shared/page-model/assert';
import type { AssertionResult } from './assertion-result.ts';
import { describeVerdict } from './describe-verdict.ts';
import { obstacleToAbsence } from './page-readiness.ts';

type VisualAssertion = AssertionOf<'looksAsBefore'>;

interface Comparison {
  screenshot: VisualScreenshot & SteadyScreenshot;
  verdict: VisualVerdict;
}

/** A page of photographs has some 5 MB. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Compares the page once, without waiting, and stores nothing. */
export async function evaluateVisual(run: RunContext, assertion: VisualAssertion): Promise<AssertionResult> {
  const context = contextOf(run);
  const screenshot = await take(run, context, assertion, true);
  const verdict = await ask(() => context.baselines.compare(screenshot));
  return { isTrue: verdict.status !== 'changed', sentence: () => describeVerdict(screenshot, verdict) };
}

/**
 * Compares the page with its accepted screenshot until it looks the same, at most `limit` milliseconds, and stores the last comparison.
 * Without an accepted screenshot it passes with a mark, and fails in a frozen run.
 * @throws StepFailure if the page differs, or if there is no element that is to be left out.
 */
export async function runVisualCheck(
  run: RunContext,
  assertion: VisualAssertion,
  limit: number,
): Promise<{ result: string; marks: StepMark[] }> {
  const context = contextOf(run);
  const { window, timing } = run;
  await window.activity.waitUntilIdle(window.page(), timing.idleBeforeEvaluation);
  let last: Comparison | undefined;
  let obstacle: string | undefined;
  const attempt = async (): Promise<Comparison | null> => {
    obstacle = await obstacleTo(run);
    if (obstacle !== undefined) return null;
    try {
      const screenshot = await take(run, context, assertion, last === undefined);
      // A page that has not changed differs as before.
      if (!last?.screenshot.png.equals(screenshot.png))
        last = { screenshot, verdict: await ask(() => context.baselines.compare(screenshot)) };
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      obstacle = error.message;
      return null;
    }
    return last.verdict.status === 'changed' ? null : last;
  };
  await poll(run, attempt, limit, true);
  if (!last || obstacle !== undefined)
    throw new StepFailure(obstacle ?? 'The page kept loading and could not be compared.');
  const { screenshot, verdict } = last;
  await ask(() => context.baselines.store(screenshot, verdict));
  return conclude(context, last);
}

function conclude(
  { isFrozen }: VisualContext,
  { screenshot, verdict }: Comparison,
): { result: string; marks: StepMark[] } {
  const result = describeVerdict(screenshot, verdict);
  const isNew = verdict.status === 'new' || verdict.status === 'expired';
  if (isNew && isFrozen) throw new StepFailure(`${result} The run is frozen, so the step fails without it.`);
  if (verdict.status === 'changed') throw new StepFailure(result);
  return { result, marks: isNew ? [{ kind: 'new_baseline', text: result }] : [] };
}

function contextOf({ step: { visual } }: RunContext): VisualContext {
  if (!visual) throw new StepFailure('Screenshots are compared in runs of saved tests only.');
  return visual;
}

/** Why the page cannot be compared yet. */
async function obstacleTo(run: RunContext): Promise<string | undefined> {
  const obstacle = await obstacleToAbsence(run);
  const reason = (await obstacle?.sentence())?.replace(/, so nothing .*/su, '');
  return reason === undefined ? undefined : `${reason}, so it was not compared.`;
}

async function take(
  run: RunContext,
  { stepIndex }: VisualContext,
  { except }: VisualAssertion,
  loadsLazyImages: boolean,
): Promise<VisualScreenshot & SteadyScreenshot> {
  const { window } = run;
  const taken = await takeSteadyScreenshot(window, () => findAll(run, except), {
    loadsLazyImages,
    signal: signalOf(run),
  });
  if (taken.png.length > MAX_BYTES) throw new StepFailure('The screenshot is too large to be compared.');
  return { ...taken, stepIndex, ...(await browserOf(run)) };
}

/** Every element that a target to be left out matches. */
async function findAll(run: RunContext, targets: Target[]): Promise<Locator[]> {
  const found = await Promise.all(
    targets.map(async (target) => {
      const matches = await matchAll(run, target, 'any');
      if (matches.length === 0)
        throw new StepFailure(`What is to be left out was not found. ${await whatIsThere(run, target)}`);
      return matches.map(({ locator }) => locator);
    }),
  );
  return found.flat();
}

async function browserOf({ window }: RunContext): Promise<Pick<VisualScreenshot, 'engine' | 'renderedBy'>> {
  const browser = window.context.browser();
  const engine = browser?.browserType().name() ?? 'chromium';
  const major = browser?.version().split('.')[0] ?? '';
  const platform = await evaluateIsolated(window.page(), 'readPlatform');
  return { engine, renderedBy: `${engine} ${major} ${platform}`.toLowerCase() };
}

/** @throws CallbackError, which ends the run: nothing can be said about a page that cannot be compared. */
async function ask<T>(callback: () => Promise<T>): Promise<T> {
  try {
    return await callback();
  } catch (error) {
    throw new CallbackError('baselines', error);
  }
}

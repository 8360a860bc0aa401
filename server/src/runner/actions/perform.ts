import type { Locator } from 'playwright-core';
import type { Box, StepMark } from 'shared/contract';
import { commandsAhead } from '../agent/ahead.ts';
import type { Command } from '../agent/command.ts';
import type { SeenElement } from '../agent/seen-element.ts';
import type { Session } from '../agent/session.ts';
import { StepFailure, unexpected } from '../agent/step-failure.ts';
import { boxOf } from '../browser/element-box.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { finishPictures, photograph, photographSoon } from '../browser/photograph.ts';
import { isGone } from '../browser/while-alive.ts';
import type { ReportedAction } from '../types.ts';
import { carryOut } from './carry-out.ts';
import { actionType, describeCommand } from './describe-command.ts';
import { lookBefore, type Sight } from './sight-before.ts';

const SETTLE_MS = 5000;

export interface Performance {
  action: ReportedAction;
  /** Its part of the step's result. */
  sentence: string;
  marks: StepMark[];
  /** It failed because what the step names was not found. */
  isNotFound: boolean;
}

interface Outcome {
  isSuccessful: boolean;
  description: string;
  sentence: string;
  marks: StepMark[];
  isNotFound: boolean;
  /** What was looked at. */
  seen: SeenElement | undefined;
}

/**
 * Carries one command out and tells of it, whether it worked out or not.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function perform(session: Session, command: Command): Promise<Performance> {
  const { window } = session;
  if (command.kind !== 'check') await finishPictures(window);
  const startSeconds = session.elapsed();
  let before: Sight | null = null;
  const onTarget = async (description: string, locator: Locator, box: Box | null) => {
    // What was done to one element may have moved the next.
    const known = before === null ? box : null;
    before = await lookBefore(session, command, { description, locator, box: known });
  };
  const outcome = await attemptCommand({ ...session, onTarget }, command);
  const { seen } = outcome;
  const sight = before as Sight | null;
  const isCheck = command.kind === 'check';
  const isAtRest = isCheck || (await answer(session));
  const isBusy = !isCheck && window.activity.isBusy(window.page());
  const isShared = outcome.isSuccessful && isAtRest && !isBusy && isCheckNext(session);
  const screenshot = isShared ? photographSoon(window) : photographNow(session, isCheck || !isAtRest);
  const [box] = await Promise.all([
    seen && !sight && window.takesPictures ? boxOf(seen.locator) : null,
    isShared ? null : screenshot,
  ]);
  return {
    action: {
      type: actionType(command),
      description: outcome.description,
      isSuccessful: outcome.isSuccessful,
      screenshot,
      screenshotBefore: sight?.screenshot ?? null,
      element: sight?.element ?? (seen ? { description: seen.description, box } : null),
      pageUrl: withoutCredentials(window.page().url()),
      startSeconds,
      durationSeconds: session.elapsed() - startSeconds,
      source: 'interpreter',
    },
    sentence: outcome.sentence,
    marks: outcome.marks,
    isNotFound: outcome.isNotFound,
  };
}

/** Waits for what the page fetches after something was done to it. @returns whether all of it has come. */
async function answer({ window, signal }: Session): Promise<boolean> {
  const isAtRest = await window.activity.answer(window.page(), SETTLE_MS);
  signal.throwIfAborted();
  return isAtRest;
}

/** What the page fetched only then is waited for, and makes another picture, unless this one is `final`. */
async function photographNow({ window, signal }: Session, isFinal: boolean): Promise<Buffer | null> {
  const screenshot = await photograph(window);
  if (isFinal || !window.activity.isBusy(window.page())) return screenshot;
  await window.activity.settle(window.page(), SETTLE_MS);
  signal.throwIfAborted();
  return photograph(window);
}

/** Whether the page is only looked at next: one picture can show what was done and what was seen then. */
function isCheckNext(session: Session): boolean {
  const [next] = commandsAhead(session);
  return next?.kind === 'check';
}

async function attemptCommand(session: Session, command: Command): Promise<Outcome> {
  try {
    const { description, result, marks = [], element } = await carryOut(session, command);
    return { isSuccessful: true, description, sentence: result, marks, isNotFound: false, seen: element };
  } catch (error) {
    session.signal.throwIfAborted();
    if (isGone(error)) throw error;
    const failure = error instanceof StepFailure ? error : null;
    return {
      isSuccessful: false,
      description: describeCommand(command),
      sentence: failure?.message ?? unexpected(error),
      marks: [],
      isNotFound: failure?.isNotFound ?? false,
      seen: failure?.element,
    };
  }
}

import type { AccessibilityFindings } from 'shared/contract';
import type { PageModel } from 'shared/page-model';
import type { Command } from 'shared/step-language';
import type { BaseUrl } from '../browser/base-url.ts';
import type { TestWindow } from '../browser/test-window.ts';
import type { Timing } from '../timing.ts';
import type { StepPlan } from './step-plan.ts';
import type { RunnerAttachment } from '../types.ts';
import type { Values } from '../values/values.ts';
import type { OpenedMails, RunInbox } from './inbox.ts';
import type { VisualContext } from '../visual-baselines.ts';

interface PageBefore {
  model: PageModel;
  command: Command;
  /** The timers and requests that the page may have started meanwhile have been waited for. */
  hasRested: boolean;
}

/** State that is carried from command to command of one run. */
export interface RunHistory {
  /** End of the last action, on the clock of `performance`, in milliseconds; null: no action yet. */
  lastActionAt: number | null;
  /** Start of the last action, on the same clock: a newer document shows its effect. */
  lastActionStartedAt: number | null;
  /** The address of the page before the last action. */
  lastActionFrom: string | null;
  /** What the page showed before the last action, and that action with its variables expanded; null: it is not known. */
  pageBefore: PageBefore | null;
  /** What the page went on to show while an assertion waited in vain, and the last action before that; null: nothing of the kind is known. */
  rest: { shown: string; lastActionAt: number | null } | null;
  /** Absent: no step was about mails. */
  mails?: OpenedMails;
}

export const newHistory = (): RunHistory => ({
  lastActionAt: null,
  lastActionStartedAt: null,
  lastActionFrom: null,
  pageBefore: null,
  rest: null,
});

/** Remembers that a person has just acted on the page. */
export function actedByHand(history: RunHistory): void {
  history.lastActionAt = performance.now();
  history.pageBefore = null;
}

/** What the steps of a test run, or of a live session, have in common. */
export interface RunSetting {
  window: TestWindow;
  /** Expanded at the moment of use, so that no description contains a secret. */
  values: Values;
  history: RunHistory;
  timing: Timing;
  startingUrl: string;
  /** The site is opened at another address; the starting URL is there already. */
  baseUrl?: BaseUrl | undefined;
  attachment: RunnerAttachment | undefined;
  /** Absent: the run has no mailbox. */
  inbox?: RunInbox | undefined;
  /** Seconds since the start of the run. */
  elapsed: () => number;
}

/** What a step has left when it has waited on purpose, or for a one-time password. */
export const SECONDS_AFTER_WAIT = 60;

/** What is set for each step. Work that is no step, such as a query of a live session, has only a signal. */
interface StepSetting {
  /** Aborted when the run ends or the step times out. */
  signal: AbortSignal;
  /** Extends the timeout of the step to this many seconds from now. */
  extendTime?(seconds: number): void;
  /** Absent: nothing is known from earlier runs. */
  plan?: StepPlan;
  /** Absent: nothing can be compared with earlier runs. */
  visual?: VisualContext | undefined;
}

/** What is called while a step runs, by whoever reports it. */
interface StepHooks {
  /** Called with the findings of an accessibility check, for the step's result. */
  onAccessibilityChecked?(findings: AccessibilityFindings): void;
  /** Called with what the page showed when a target was found, or when the page was judged; the last counts. Absent: nobody asks. */
  onPageCaptured?(page: PageModel): void;
  /** Called right before the page may change because of an action. */
  onBegin?(): void;
  /** Handles the interruptions that are shown now, before or instead of a failed action. @returns whether there were any. Absent: the test has no handlers. */
  handleInterruptions?: ((run: RunContext, command: Command) => Promise<boolean>) | undefined;
}

/** The context in which commands are executed. */
export interface RunContext extends RunSetting {
  step: StepSetting;
  /** Absent: nobody asks. */
  hooks?: StepHooks;
  /** The command as its sentence says it, with its `{{name}}`s: a result may offer a better one. Absent: there is no sentence. */
  written?: Command;
  /** That sentence. */
  sentence?: string;
  /** Set by `executeCommand` while it executes a command (actions/action.ts). */
  action?: { signal: AbortSignal };
}

/** Aborted when what is being done must end: the command, which a browser dialog can interrupt; or the step. */
export function signalOf({ action, step }: Pick<RunContext, 'action' | 'step'>): AbortSignal {
  return (action ?? step).signal;
}

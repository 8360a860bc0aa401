import type { LiveEvent } from 'shared/contract';
import type { RunContext, RunHistory } from '../../core/run-context.ts';
import type { BaseUrl } from '../../browser/base-url.ts';
import type { Writer } from '../../core/writer.ts';
import { DEFAULT_TIMING } from '../../timing.ts';
import type { UsedElements } from '../../plan/plan-of-run.ts';
import type { RunInbox, RunnerAttachment, RunnerOptions } from '../../types.ts';
import type { Values } from '../../values/values.ts';
import type { LiveHost } from '../types.ts';
import type { SessionWindow } from './session-window.ts';

/** What the requests of a session share. */
export interface SessionCore {
  window: SessionWindow;
  values: Values;
  /** With a log that masks secrets. */
  options: RunnerOptions;
  host: LiveHost;
  /** null: no model is configured. */
  writer: Writer | null;
  /** Aborted when the session ends. */
  signal: AbortSignal;
  /** Seconds since the start of the session. */
  elapsed(): number;
  /** Sends a message without its secrets. */
  send(event: LiveEvent): void;
  /** Sends a screenshot. @returns its number; null: there is none. */
  sendScreenshot(jpeg: Buffer | null): number | null;
  /** As in `LiveSessionRequest`. */
  site: string | undefined;
  state: SessionState;
}

interface SessionState {
  /** The starting address with its values, where the site is: addresses in steps are relative to it. */
  startingUrl: string;
  baseUrl?: BaseUrl | undefined;
  attachment: RunnerAttachment | undefined;
  inbox?: RunInbox | undefined;
  history: RunHistory;
  /** What the steps that ran in the current window have acted on. */
  used: UsedElements;
}

/** The context for the next command. */
export function contextOf({ window, values, elapsed, signal, state }: SessionCore): RunContext {
  return { ...state, window: window.current(), values, timing: DEFAULT_TIMING, elapsed, step: { signal } };
}

/** Numbers the screenshots; one that is used twice is sent once. */
export function createScreenshotSender(send: LiveHost['sendScreenshot']): SessionCore['sendScreenshot'] {
  const numbers = new WeakMap<Buffer, number>();
  let count = 0;
  return (jpeg) => {
    if (!jpeg) return null;
    const known = numbers.get(jpeg);
    if (known !== undefined) return known;
    numbers.set(jpeg, ++count);
    send(count, jpeg);
    return count;
  };
}

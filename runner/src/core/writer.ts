import type { ModelUsage } from 'shared/contract';

/**
 * Writes sentences of the step language for steps that are not in it. It neither acts on the page nor says whether a step has passed: the
 * sentences are carried out and judged as any others. The one exception is AI Vision, which judges a screenshot.
 */
export interface Writer {
  /** Its name in results. */
  name: string;
  /** Takes screenshots. */
  hasVision: boolean;
  forStep(step: StepToWrite): StepWriter;
  /** null: it was not asked. */
  usage(): ModelUsage | null;
}

/** Of a single run, or a live session. */
export type OpenWriter = () => Writer;

export interface StepToWrite {
  type: 'act' | 'assert';
  /** As it is written, with `{{name}}` for its values. */
  text: string;
  /** With its values, but for secrets. */
  expanded: string;
  /** Where the test began. */
  startingUrl: string;
}

/** Each call is one question. @throws WriterError; the signal's reason */
export interface StepWriter {
  /** The sentences that come next. */
  next(seen: SeenByWriter, signal: AbortSignal): Promise<Written>;
  /** Whether a screenshot bears out what an assertion says. */
  judge(screenshot: Buffer, signal: AbortSignal): Promise<Judgement>;
}

/** What a writer knows when it goes on. No secret is in it, but for the screenshot. */
export interface SeenByWriter {
  /** What the page shows now: a line for each thing, in reading order. */
  page: string[];
  /** What was carried out for the step before, in its order. */
  done: { sentence: string; result: string; isSuccessful: boolean }[];
  /** Why sentences of the last answer were not accepted. */
  refused: string[];
  /** JPEG; null: the step does not use AI Vision. */
  screenshot: Buffer | null;
}

export interface Written {
  /** Of the step language, in their order. */
  sentences: string[];
  /** Sentences that are not accepted, each with the reason. */
  refused: string[];
  /** The step is done when these have been carried out. */
  isComplete: boolean;
  /** Why it cannot be done, or what is unclear, as a sentence; null: it can. */
  problem: string | null;
}

export interface Judgement {
  isTrue: boolean;
  /** A sentence. */
  reason: string;
}

/** The writer did not answer, or may not be asked any more: a sentence. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}

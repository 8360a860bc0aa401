import { z } from 'zod';

const applicationName = z.enum(['shop', 'sink', 'admin', 'widgets', 'workshop']);

const trialStep = z.strictObject({
  type: z.enum(['act', 'assert']),
  /** As a person wrote it. */
  text: z.string().min(1),
  /** What has to come of it. `refuse`: it cannot be executed without guessing. */
  expect: z.enum(['pass', 'fail', 'refuse']),
  /**
   * A JavaScript expression that the oracle evaluates in the page after the step: true if what the step asked for has happened.
   * For a step that must not pass: true if nothing has happened. `$`, `all`, `text`, `value`, `shown` and `row` help.
   */
  oracle: z.string().optional(),
  /** Why it must not pass. */
  because: z.string().optional(),
  /** The same in plain words: what it means, and how later steps are reached where the other wording failed. */
  plainly: z.string().optional(),
});

const trial = z.strictObject({
  application: applicationName,
  /** Path of the page on which it starts. */
  start: z.string().startsWith('/'),
  /** The topic in a word or two: errors are counted by it. */
  about: z.string().min(1),
  /** The test has an attached file. */
  hasAttachment: z.boolean().optional(),
  steps: z.array(trialStep).min(1),
});

/** A file of the corpus. */
export const trialFile = z.strictObject({
  /** Only for measuring: anyone who works on the language does not read these steps. */
  heldOut: z.boolean().default(false),
  trials: z.array(trial).min(1),
});

/** Where a trial is executed. */
export type ApplicationName = z.infer<typeof applicationName>;
export type TrialStep = z.infer<typeof trialStep>;
/** A test as a person would write it; its steps build upon each other. */
export type Trial = z.infer<typeof trial>;

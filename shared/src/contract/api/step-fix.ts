import { z } from 'zod';

/**
 * What a sentence does for a step that failed.
 * - `replace`: it stands in the step's place.
 * - `insert_before`: it is a step of its own, before the failed one.
 * - `handle`: it says what a run does about an interruption; the step itself is no longer needed.
 * - `accept`: it stands in the place of an assertion, and accepts the value that the page shows now.
 * - `accept_text`: the same with the text that has taken the place of the expected one.
 */
const STEP_FIX_KINDS = ['replace', 'insert_before', 'handle', 'accept', 'accept_text'] as const;

/** A result offers no more of them. */
const MAX_STEP_FIXES = 4;

/** A sentence that may be what a failed step needs; a password that the step types is masked in it. */
export const stepFixSchema = z.object({ kind: z.enum(STEP_FIX_KINDS), sentence: z.string() });
export type StepFix = z.infer<typeof stepFixSchema>;

/** The best first. */
export const stepFixesSchema = z.array(stepFixSchema).max(MAX_STEP_FIXES);

import { z } from 'zod';

/** A file of steps with what their writer meant: sentences of the step language, or null if there are none that say it. */
export const writtenSteps = z.array(
  z.strictObject({
    type: z.enum(['act', 'assert']),
    text: z.string().min(1),
    meant: z.array(z.string()).min(1).nullable(),
  }),
);

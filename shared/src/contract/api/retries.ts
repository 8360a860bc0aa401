import { RETRIES_MAX } from 'shared/constants';
import { z } from 'zod';

/** How often a failed test is tried again, as a suite or the start of a run says. */
export const retriesSchema = z
  .int()
  .min(0)
  .max(RETRIES_MAX, `A test is tried again at most ${RETRIES_MAX} times.`);

import { HANDLER_MAX_LENGTH, HANDLERS_MAX } from 'shared/constants';
import { z } from 'zod';
import { textSchema } from './common.ts';

/** Sentences such as `When "Accept cookies" is shown, click it`. */
export const handlersSchema = z
  .array(
    textSchema
      .trim()
      .min(1, 'Enter a sentence.')
      .max(HANDLER_MAX_LENGTH, `A handler has at most ${HANDLER_MAX_LENGTH} characters.`),
  )
  .max(HANDLERS_MAX, `At most ${HANDLERS_MAX} handlers.`);

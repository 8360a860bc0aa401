import { handlersSchema } from 'shared/contract';
import { readHandler } from 'shared/step-language';
import { z } from 'zod';

/** Interruption handlers in a file: one sentence, or a list of them. They are kept as canonical sentences, each once. */
export const handlersSettingSchema = z
  .preprocess((value) => (typeof value === 'string' ? [value] : value), handlersSchema)
  .transform((sentences, context) => {
    const readings = sentences.map(readHandler);
    for (const [index, { problem }] of readings.entries())
      if (problem) context.addIssue({ code: 'custom', path: [index], message: problem.message });
    return [...new Set(readings.flatMap(({ sentence }) => sentence ?? []))];
  });

import { z } from 'zod';

/** A rectangle in a screenshot, in CSS pixels. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

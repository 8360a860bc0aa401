import { z } from 'zod';

/** A request of a page during a step, without its body and headers. */
const stepRequestSchema = z.object({
  method: z.string(),
  /** Without credentials and secrets; at most 500 characters. */
  url: z.string(),
  /** As the browser names it: `document`, `fetch`, `image`. */
  type: z.string(),
  /** Of the answer; null: there was none yet. */
  status: z.int().nullable(),
  /** Why it failed, as the browser says it; `cancelled`: the page did so, or ended; null: it did not fail. */
  failure: z.string().nullable(),
  /** Seconds into the recording. */
  time: z.number(),
  /** Seconds; null: it had not ended when the step ended. */
  duration: z.number().nullable(),
  /** Bytes of the body of the answer as it was transferred; null: not known. */
  size: z.int().nullable(),
  /** It began before the step, and ended in it. */
  began_before: z.boolean(),
});
export type StepRequest = z.infer<typeof stepRequestSchema>;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Pings, beacons and images are sent without a person meaning it. */
const MEANT = new Set(['document', 'fetch', 'xhr']);

/** Whether a request asks its site to change data. */
export const sendsData = ({ method, type }: Pick<StepRequest, 'method' | 'type'>): boolean =>
  !READING.has(method) && MEANT.has(type);

export const stepRequestsReplySchema = z.object({
  /** In the order of their beginning; empty: there were none, or they were not recorded, or removed because of their age. */
  requests: z.array(stepRequestSchema),
  /** How many more there were. */
  left_out: z.int(),
});
export type StepRequestsReply = z.infer<typeof stepRequestsReplySchema>;

import { z } from 'zod';
import { addressSchema, portSchema } from './schemas.ts';

/** Live sessions: where a worker listens for them, and how many may be open. */
export type LiveSettings = ReturnType<typeof liveSettings>;

export const liveVariables = {
  LIVE_HOST: z.string().min(1).default('127.0.0.1'),
  LIVE_PORT: portSchema.default(0),
  LIVE_ADDRESS: addressSchema.optional(),
  LIVE_CONCURRENCY: z.coerce.number().int().min(0).max(64).default(2),
  LIVE_PER_COMPANY: z.coerce.number().int().min(1).max(1000).default(4),
};

export function liveSettings(values: z.output<z.ZodObject<typeof liveVariables>>) {
  return {
    /** The interface that a worker listens on. */
    host: values.LIVE_HOST,
    /** 0: any that is free. */
    port: values.LIVE_PORT,
    /** Where the API reaches the worker; undefined: at the interface and port that it listens on. */
    address: values.LIVE_ADDRESS,
    /** Live sessions of a worker at once; 0: it takes none and does not listen. */
    perWorker: values.LIVE_CONCURRENCY,
    /** Live sessions of a company at once, in all workers together. */
    perCompany: values.LIVE_PER_COMPANY,
  };
}

import { z } from 'zod';
import { addressSchema } from './schemas.ts';

/** Where traces go, and of how many. */
export interface TracingSettings {
  endpoint: string;
  /** Of the traces that begin here; one that a caller has begun is kept where the caller keeps it. */
  share: number;
}

/** The variables of the environment that say where traces go. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Undefined: nothing is traced. */
export function tracingSettings(
  values: z.infer<z.ZodObject<typeof tracingVariables>>,
): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? undefined : { endpoint, share };
}

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Loads OpenTelemetry's SDK only if a receiver is configured. */
export async function openTracing(config: Config, log: Log): Promise<Tracing> {
  if (!config.tracing) return NO_TRACING;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(config.tracing, log);
}

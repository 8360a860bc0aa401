import type { RunnerLog } from '../types.ts';
import type { Values } from '../values/values.ts';

/** The log without secrets: an error of the browser may quote what was typed. */
export function maskLog(log: RunnerLog, mask: Values['mask']): RunnerLog {
  const maskDetails = (details: object) =>
    Object.fromEntries(Object.entries(details).map(([key, value]) => [key, maskDetail(value, mask)]));
  return {
    info: (details, message) => log.info(maskDetails(details), mask(message)),
    warn: (details, message) => log.warn(maskDetails(details), mask(message)),
    error: (details, message) => log.error(maskDetails(details), mask(message)),
  };
}

function maskDetail(value: unknown, mask: Values['mask']): unknown {
  if (typeof value === 'string') return mask(value);
  if (!(value instanceof Error)) return value;
  const copy = new Error(mask(value.message));
  copy.name = value.name;
  copy.stack = mask(value.stack ?? '');
  return copy;
}

import type { Values } from '../../values/values.ts';

/** Fields whose texts are words of the protocol, not of a page. */
const PROTOCOL_FIELDS = new Set([
  'type',
  'kind',
  'status',
  'reason',
  'id',
  'place',
  'dialog',
  'inputType',
  'elementKind',
]);

/** A message without secrets: every text in it that may come from a page is masked. */
export function maskMessage<T>(message: T, mask: Values['mask']): T {
  return maskValue(message, mask) as T;
}

function maskValue(value: unknown, mask: Values['mask']): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((each) => maskValue(each, mask));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      PROTOCOL_FIELDS.has(key) ? each : maskValue(each, mask),
    ]),
  );
}

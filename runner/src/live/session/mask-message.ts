import { mapTexts } from '../../core/expand-command.ts';
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
  return mapTexts(message, mask, (key) => PROTOCOL_FIELDS.has(key));
}

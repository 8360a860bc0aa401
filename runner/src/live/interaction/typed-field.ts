import { SECRET_MIN_LENGTH } from 'shared/constants';
import type { Command, Target } from 'shared/step-language';
import { formatOf } from '../../actions/fields/formats.ts';
import type { Control } from '../../page/capture/actions/control.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import type { LiveElement } from '../types.ts';
import { asWritten } from './step-log.ts';

/** A field that is being typed into. */
export interface TypedField {
  element: LiveElement;
  target: Target;
  type: string;
  /** The last known value. */
  value: string;
  isSecret: boolean;
  /** It is a secret whose value has not been stored yet. */
  isPending: boolean;
  /** Of the secret that was stored while it was typed; null: none was. */
  secretName: string | null;
  /** Its step is the last one of the log. */
  hasStep: boolean;
}

/** The step that gives the field its value, which is no secret. */
export function commandFor({ target, type, value }: TypedField): Command {
  if (value === '') return { kind: 'clear', target };
  const text = asWritten(value);
  const isSet = formatOf(type) !== null && type !== 'number';
  return isSet ? { kind: 'set', target, value: text } : { kind: 'type', text, target, enter: false };
}

/** What a secret in the field is called. */
export function labelOf({ target }: TypedField): string {
  return target.name ?? 'password';
}

export function tooShort({ description }: LiveElement): string {
  return `The text in the ${description} is too short to be stored as a secret (at least ${SECRET_MIN_LENGTH} characters), so it was not recorded. Add a variable in the settings, and write: Type "{{name}}" into the field.`;
}

/** Rich text may end with a line break that was not typed. */
export function tidy({ type, value }: Control): string {
  return type === 'editable' ? value.trim() : value;
}

/** null: the field has gone. */
export async function readControl({ locator }: LiveElement): Promise<Control | null> {
  return (await evaluateIfSingle(locator, 'probeControl').catch(() => undefined)) ?? null;
}

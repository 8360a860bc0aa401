import type { Command } from './command.ts';
import { VARIABLE_USES } from './known-values.ts';
import { isSecretField } from './secret-field.ts';

/** Stands for a text that is not for everyone. */
export const MASK = '••••';

/** The text that a command types into a field which is called a password or the like; null: none, or only names of variables. */
export function secretTextOf(command: Command): string | null {
  const target = command.kind === 'type' || command.kind === 'set' ? command.target : null;
  return isSecretField(target?.name ?? null) ? typedTextOf(command) : null;
}

/** The text that a command types into a field; null: none, or only names of variables. */
export function typedTextOf(command: Command): string | null {
  if (command.kind !== 'type' && command.kind !== 'set') return null;
  const text = command.kind === 'type' ? command.text : command.value;
  return text.replace(VARIABLE_USES, '').trim() === '' ? null : text;
}

/** The command without the text of its field. */
export function withoutFieldText(command: Command): Command {
  if (command.kind === 'type' || command.kind === 'value') return { ...command, text: MASK };
  return command.kind === 'set' ? { ...command, value: MASK } : command;
}

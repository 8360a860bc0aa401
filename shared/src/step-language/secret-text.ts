import type { Command } from './command.ts';
import { VARIABLE_USES } from './known-values.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';
import type { Reading } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { spansOf } from './spans.ts';
import { quote, tokenize } from './tokens.ts';

/** Stands for a text that is not for everyone. */
export const MASK = '••••';

/** The text that a command types into a field which is called a password or the like; null: none, or only names of variables. */
export function secretTextOf(command: Command): string | null {
  if (command.kind !== 'type' && command.kind !== 'set') return null;
  if (!isSecretField(command.target?.name ?? null)) return null;
  const text = command.kind === 'type' ? command.text : command.value;
  return text.replace(VARIABLE_USES, '').trim() === '' ? null : text;
}

/** The command without the text of its field. */
export function withoutFieldText(command: Command): Command {
  if (command.kind === 'type' || command.kind === 'value') return { ...command, text: MASK };
  return command.kind === 'set' ? { ...command, value: MASK } : command;
}

/** The text of a step as it may be shown to everyone: what it types into a field for passwords and the like is masked. */
export function maskedText(text: string): string {
  // The name of the field stands in the text.
  if (!isSecretField(text)) return text;
  const { command, suggestions } = readStep(text);
  const meant = command
    ? [command]
    : suggestions.flatMap(({ sentences }) => sentences).flatMap((one) => readStep(one).command ?? []);
  const secrets = new Set(meant.flatMap((one) => secretTextOf(one) ?? []));
  if (secrets.size === 0) return text;
  const tokens = tokenize(text).filter(({ isQuoted, value }) => isQuoted && secrets.has(value));
  if (tokens.length === 0) return command ? printCommand(withoutFieldText(command)) : text;
  return tokens.reduceRight(
    (masked, { start, end }) => masked.slice(0, start) + quote(MASK) + masked.slice(end),
    text,
  );
}

/** The reading as it may be shown to everyone, its suggestions aside. */
export function maskedReading(reading: Reading): Reading {
  const { command, changes } = reading;
  const secret = command && secretTextOf(command);
  if (!command || secret === null) return reading;
  const masked = withoutFieldText(command);
  const sentence = printCommand(masked);
  return {
    ...reading,
    ...{ sentence, spans: spansOf(masked, sentence) },
    changes: changes.map((change) => change.replaceAll(secret, MASK)),
  };
}

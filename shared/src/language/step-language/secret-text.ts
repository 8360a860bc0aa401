import { MASK, secretTextOf, withoutFieldText } from './field-text.ts';
import { normalise } from './normalise.ts';
import { nearestForms } from './proposals/nearest-forms.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';
import type { Reading } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { spansOf } from './spans.ts';
import { quote, tokenize } from './tokens.ts';

/** What a step types into fields for passwords and the like; of one that is not understood, as far as it resembles a sentence. */
export function secretTextsIn(text: string): string[] {
  return secretsOf(text, readStep(text));
}

function secretsOf(text: string, { command, suggestions }: Reading): string[] {
  const near = command ? [] : nearestForms(normalise(text).core);
  const sentences = [...suggestions.flatMap((one) => one.sentences), ...near];
  const meant = command ? [command] : sentences.flatMap((one) => readStep(one).command ?? []);
  return meant.flatMap((one) => secretTextOf(one) ?? []);
}

/** The text of a step as it may be shown to everyone: what it types into a field for passwords and the like is masked. */
export function maskedText(text: string): string {
  // The name of the field stands in the text.
  if (!isSecretField(text)) return text;
  const reading = readStep(text);
  const secrets = new Set(secretsOf(text, reading));
  if (secrets.size === 0) return text;
  const tokens = tokenize(text).filter(({ isQuoted, value }) => isQuoted && secrets.has(value));
  if (tokens.length === 0) return reading.command ? printCommand(withoutFieldText(reading.command)) : text;
  return tokens.reduceRight(
    (masked, { start, end }) => masked.slice(0, start) + quote(MASK) + masked.slice(end),
    text,
  );
}

/**
 * Another wording of a step as it may be shown to everyone: what either wording types into a field for passwords and the like is masked. The
 * new name of a field need not say that it is one.
 */
export function maskedRewording(text: string, before: string): string {
  return secretTextsIn(before).reduce(
    (masked, secret) => masked.replaceAll(quote(secret), quote(MASK)),
    maskedText(text),
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
    sentence,
    spans: spansOf(masked, sentence),
    changes: changes.map((change) => change.replaceAll(secret, MASK)),
  };
}

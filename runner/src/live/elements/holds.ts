import type { Assertion, Command } from 'shared/step-language';
import { exactSentence } from '../../core/exact-sentence.ts';
import { mapTexts } from '../../core/expand-command.ts';
import { evaluate } from '../../assert/evaluate.ts';
import type { RunContext } from '../../core/run-context.ts';

/**
 * The sentence of a command that a page's texts were put into, which a step may contain.
 * @returns null: it contains a secret, or is read as something else.
 */
export function sentenceFor({ values }: RunContext, command: Command): string | null {
  const sentence = exactSentence(command);
  return sentence !== null && values.isSecret(sentence) ? null : sentence;
}

/** The sentence of an assertion if it is true of the page now, evaluated once and without waiting; else null. */
export async function sentenceIfTrue(run: RunContext, assertion: Assertion): Promise<string | null> {
  const sentence = sentenceFor(run, assertion);
  if (sentence === null) return null;
  const expanded = mapTexts(assertion, run.values.expand);
  const result = await evaluate({ ...run, written: assertion }, expanded).catch(() => null);
  return result?.isTrue ? sentence : null;
}

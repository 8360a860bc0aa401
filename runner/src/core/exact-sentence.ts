import { isDeepStrictEqual } from 'node:util';
import { printCommand, readStep, type Command } from 'shared/step-language';

/** The sentence of a command; null: it would be read as something else. */
export function exactSentence(command: Command): string | null {
  const sentence = printCommand(command);
  return isDeepStrictEqual(readStep(sentence).command, command) ? sentence : null;
}

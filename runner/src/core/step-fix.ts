import type { StepFix } from 'shared/contract';
import { maskedText, printCommand, readStep, type Command } from 'shared/step-language';

/** A command as what a failed step may need, with passwords masked; nothing if the step language cannot say it. */
export function fixOf(kind: StepFix['kind'], command: Command): StepFix[] {
  const sentence = printCommand(command);
  return readStep(sentence).sentence === sentence ? [{ kind, sentence: maskedText(sentence) }] : [];
}

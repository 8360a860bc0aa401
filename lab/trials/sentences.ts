import { isClear, readStep, type Command } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';

/** A step as the runner gets it: one sentence of the language, or a text that it has to refuse. */
export interface Sentence {
  type: 'act' | 'assert';
  text: string;
}

/** The sentences that a step is executed as: itself if it is clear, its sentences if it is several commands. null: it is not clear. */
export function sentencesOf({ type, text }: Sentence): Sentence[] | null {
  const reading = readStepWithSuggestions(text, type);
  if (isClear(reading)) return [{ type, text }];
  if (reading.state !== 'several') return null;
  const readings = (reading.suggestions[0]?.sentences ?? []).map((sentence) => ({
    sentence,
    reading: readStep(sentence),
  }));
  if (readings.length === 0 || !readings.every(({ reading: one }) => isClear(one))) return null;
  return readings.map(({ sentence, reading: one }) => ({ type: one.type ?? type, text: sentence }));
}

/** The commands of a text whose type is not stored: one, or those of its split. null: it is not of the language. */
export function commandsOf(text: string): Command[] | null {
  const reading = readStep(text);
  if (reading.command) return [reading.command];
  return reading.state === 'several' ? commandsOfSuggestion(reading.suggestions[0]?.sentences) : null;
}

/** The commands of a suggestion's sentences; null if there are none, or one is not clear. */
export function commandsOfSuggestion(sentences: string[] = []): Command[] | null {
  const commands = sentences.map((sentence) => readStep(sentence).command);
  const isComplete = commands.length > 0 && commands.every((command) => command !== null);
  return isComplete ? commands : null;
}

import type { Command } from 'shared/step-language';
import { denialsIn, isNegative, isUndoing } from 'shared/step-language/polarity';

/** States that say "no", in words that a text may use for other things as well. */
const NEGATIVE_STATES = new Set<string>(['empty', 'read-only', 'optional', 'invalid']);
/** Words that may stand for something that is not there. */
const ABSENCE =
  /\b(?:empty|invalid|optional|read-?only|clos(?:e|es|ing)|gr[ea]y(?:ed|s)?|remov(?:e|es|ed)|delet(?:e|es|ed)|clear(?:s|ed)?|away|lacks?|locked|zero|0|out)\b/iu;
/** "is not disabled" says that it is enabled. */
const DOUBLE_DENIAL =
  /(?:\bnot|\bno longer|\bnever|n['’]t)(?:\s+\w+){0,2}?\s+(?:disabled|hidden|invisible|empty|invalid|closed|unchecked|unticked|unselected|collapsed|inactive|read-?only|optional|missing|gone|gr[ea]yed)\b/giu;

export interface TranslatedSentence {
  sentence: string;
  command: Command;
}

/** Whether the sentences that come from a sentence of the text still say the "no" that it says, if it says any. */
export function preservesDenials(source: string, sentences: TranslatedSentence[]): boolean {
  // A text that denies may be quoted: `The page shows "You cannot edit this"`.
  const quoted = sentences.flatMap(({ sentence }) => sentence.match(/"[^]*"/gu) ?? []).join(' ');
  const quotedWords = new Set(quoted.toLowerCase().match(/[\p{L}\p{N}'’]+/gu));
  const denials = denialsIn(source.replace(DOUBLE_DENIAL, ' ')).filter((word) => !quotedWords.has(word));
  return denials.length === 0 || sentences.some(({ command }) => isDenial(command) || isUndoing(command));
}

/** Whether a command denies something that none of the sentences denies that it comes from. */
export function deniesMore(command: Command, sources: string[]): boolean {
  if (!isDenial(command)) return false;
  return !sources.some((source) => {
    const rest = source.replace(DOUBLE_DENIAL, ' ');
    const isDouble = rest !== source;
    return denialsIn(rest).length > 0 || (!isDouble && (!isNegative(command) || ABSENCE.test(rest)));
  });
}

function isDenial(command: Command): boolean {
  const own = command.kind === 'waitUntil' ? command.assertion : command;
  return isNegative(own) || (own.kind === 'state' && NEGATIVE_STATES.has(own.state));
}

import { fromGerund } from './words.ts';

/**
 * Cuts a sentence that says what to do and what comes of it into its parts, in the order of time:
 * "When the user clicks Save, the form closes" and "The form closes when the user clicks Save" both have two.
 */
export function splitConditions(sentence: string): string[] {
  const given = /^given\s+(.+?),?\s+when\s+(.+?),?\s+then\s+(.+)$/iu.exec(sentence);
  if (given) return [`Given ${given[1]}`, ...given.slice(2).flatMap(splitThen)];
  const first = /^(?:when|if|after|once|upon)\s+(.+?),\s*(?:then\s+)?(.+)$/iu.exec(sentence);
  if (first?.[1] && first[2]) return [done(first[1]), first[2]];
  const last = new RegExp(
    `^(.+?)\\s+(?:when|after|once)\\s+((?:the\\s+|an?\\s+)?(?:user|customer|visitor|i|we|you|they)\\s+\\S.+)$`,
    'iu',
  ).exec(sentence);
  if (last?.[1] && last[2]) return [done(last[2]), last[1]];
  return splitThen(sentence);
}

/** "Type bob into Name, then press Enter": an author who writes "then" means another step. */
function splitThen(text: string): string[] {
  return text.split(/,?\s+(?:and\s+)?then\s+|\s*(?:→|->|=>|⇒)\s*/iu).filter((part) => part.trim() !== '');
}

/** "clicking Save" → "click Save". */
function done(text: string): string {
  return text.replace(/^\p{L}+ing\b/iu, (word) => fromGerund(word) ?? word);
}

import { CHECK_LEAD } from '../statement.ts';
import { withoutLead } from './lead.ts';
import { PLACE } from './place-first.ts';
import { DEED, DEED_TO_THING, VERBS } from './verbs.ts';

const STATEMENT =
  '(?:that\\s+)?(?:the|no|there)\\s+(?:\\S+\\s+){0,5}?(?:is|are|shows|contains|has|should|does|reads|equals|appears)\\s';

/** "In the dialog click No". */
const DEED_THERE = `(?:in|on|inside|within|from)\\s+the\\s+(?:[^\\s,]+\\s+){0,3}?[^\\s,]+,?\\s+(?:${VERBS})(?:e?s)?\\s+\\S`;
const BREAK = breakBefore(`${DEED}|${DEED_THERE}|${STATEMENT}`, '→➔➜');
/** In a check "Settings and Log out" are names. */
const CHECK_BREAK = breakBefore(`${DEED_TO_THING}|${STATEMENT}`, '');

/** "Press Enter → The list should open". */
const ARROW_TO_RESULT =
  /\s*(?:→|->|=>)\s*(?=(?:it |this )?should\b|[^→,]{1,60}?\s(?:is|are|should|appears?|opens|closes|shows)\b)/iu;

const PREDICATE =
  /\b(?:is|are|was|were|am|be|been|has|have|had|shows?|contains?|displays?|reads?|says?|lists?|should|must|will|can|does|do|appears?|exists?|equals?|costs?|opens?|closes?|disappears?|starts?|ends?)\b|n['’]t\b/iu;
const SEVERAL = /^(?:both|neither)\s/iu;

/** Cuts where a verb follows, or a statement; what is said of two things together stays together. */
export function cut(text: string, isCheck: boolean): string[] {
  const sentences = text.split(isCheck ? /\s*;\s+/u : ARROW_TO_RESULT);
  return sentences.flatMap((one) => one.split(isCheck ? CHECK_BREAK : BREAK).reduce<string[]>(rejoined, []));
}

/** @param arrows signs that stand between two acts, too */
function breakBefore(next: string, arrows: string): RegExp {
  return new RegExp(
    `(?:\\s*(?:[,;\\n${arrows}]${arrows && '|->|=>'}|\\.(?=\\s))\\s*(?:(?:and\\s+then|and|then|but)\\s+)?|\\s+(?:and\\s+then|and|then|but),?\\s+)(?=${next})`,
    'giu',
  );
}

/** "The Save button and the Cancel button are disabled": of the first nothing else is said than of the second. */
function rejoined(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  const plain = withoutLead(last?.trim() ?? '');
  const noun = plain.replace(CHECK_LEAD, '');
  const isNoun = noun !== '' && !PREDICATE.test(noun) && !PLACE.test(noun);
  const isDeed = noun === plain && new RegExp(`^${DEED}`, 'iu').test(plain);
  const isOfBoth = SEVERAL.test(noun) || /\s(?:are|were|have|should|must)\s/iu.test(part);
  if (last === undefined || !isNoun || isDeed || !isOfBoth || !/^(?:the|an?|no)\s/iu.test(part))
    return [...parts, part];
  return [...parts.slice(0, -1), `${last} and ${part}`];
}

import { QUOTED } from '../shield.ts';

/** "Tick "A" and "B"": one verb for two. */
const BOTH = new RegExp(
  `^(click|tap|tick|check|untick|uncheck|select)(?:e?s)?\\s+(?:(?:on|both)\\s+)*(?:(${QUOTED})(?:,\\s*(?:and\\s+)?|\\s+and\\s+)(${QUOTED}.*?)|(?<=both\\s+)(.+?)\\s+and\\s+(.+?))(\\s(?:from|in|under)\\s.+)?$`,
  'iu',
);
const KEYS =
  /^(press|hit)(?:e?s)?\s+((?:the\s+)?(?:enter|tab|escape|esc|space|arrow\s+\p{L}+|\p{L}+\s+arrow)(?:\s+key)?(?:\s+(?:twice|\S+\s+times))?),?\s+(?:and then|and|then)\s+(.+)$/iu;
/** "Click Next and then Previous". */
const THEN =
  /^(click|press|tap|choose|select|tick|open|go to|navigate to)(?:e?s)?\s+((?:on\s+)?.+?),?\s+(?:and\s+)?then\s+(?:on\s+|to\s+)?(.+)$/iu;
/** "Type Grace into First name and Hopper into Last name": one verb for two. */
const TWICE =
  /^(type|enter|input|write|put|insert|fill in|fill|select|choose|set|change|update|replace|correct|adjust|edit|modify|overwrite|use)(?:e?s)?\s+(.+?\s(into|with|from|to|in|as|for|by)\s+.+?)(?:,\s*(?:and\s+)?|\s+and\s+)(.+?\s\3\s+.+)$/iu;

/** "Leave the name and the city fields empty". */
const LEFT_EMPTY =
  /^leave (?:both )?((?:the )?[\p{L} -]+?) and (?:the )?([\p{L} -]+?)( fields?)? (empty|blank)$/iu;

/** The clauses that one verb makes: `Tick "A" and "B"` has two. */
export function sharedVerb(clause: string): string[] {
  const [, left, next, fields, how] = LEFT_EMPTY.exec(clause) ?? [];
  if (left && next && how) return [left, next].map((name) => `leave ${name}${fields ? ' field' : ''} ${how}`);
  const [, deed, one, other, place = ''] = bothOf(clause) ?? KEYS.exec(clause) ?? THEN.exec(clause) ?? [];
  if (deed && one && other) {
    // What a list already has chosen stays.
    const more = place !== '' && /^select$/iu.test(deed) ? 'also ' : '';
    return [`${deed} ${one}${place}`, ...sharedVerb(`${deed} ${more}${other}${place}`)];
  }
  const [, verb, first, , second] = TWICE.exec(clause) ?? [];
  return verb && first && second ? [`${verb} ${first}`, ...sharedVerb(`${verb} ${second}`)] : [clause];
}

/** The verb, the two things and where they stand. */
function bothOf(clause: string): (string | undefined)[] | null {
  const found = BOTH.exec(clause);
  if (!found) return null;
  const [all, deed, one, other, bare, next, place] = found;
  return [all, deed, one ?? bare, other ?? next, place];
}

import { QUOTED } from '../shield.ts';

/** Words for which the readers know others. */
const WORDS: [pattern: RegExp, words: string][] = [
  [/\b(?:should|must|will) (not )?have (been|\p{Ll}+ed|gone|become|come|risen|fallen)\b/giu, 'has $1$2'],
  [
    /\b(?:(?:has|have) )?(?:went|goes?|gone|changed?s?|rises?|risen|rose|drops?|dropped|falls?|fell|fallen|increased?s?|decreased?s?|moved?s?|jumps?|jumped|switches|switched)(?: (?:up|down|over))? from \S+ to\b/giu,
    'is',
  ],
  [/\b(there|it|that|he|she)['’]s\b/giu, '$1 is'],
  [/\b(is|are|was|were|does|do|has|have|should|can|will|must)n['’]t\b/giu, '$1 not'],
  [/\bcan['’]?t\b|\bcannot\b/giu, 'can not'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(i|we|you|they)['’](?:m|re)\b/giu, '$1 are'],
  [/\b(i|we|you|he|she|it|they)['’]ve\b/giu, '$1 have'],
  [
    /\b(?:eventually|finally|immediately|instantly|automatically|clearly) (?=(?:is|are|has|have|shows?|contains?|displays?|says?|reads?|appears?|disappears?|becomes?)\b)/giu,
    '',
  ],
  [/\b(can|could) no longer (?=be )/giu, '$1 not '],
  // "Really is disabled".
  [
    /\b(?:really|actually|indeed|truly|definitely) (?=(?:is|are|was|were|has|have|shows?|contains?|says?|does|visible|shown|displayed|enabled|disabled|hidden|checked|selected|empty|gone)\b)/giu,
    '',
  ],
  [/\b(can|could)( not)? (?:still |now |also )(?=(?:not )?be \p{Ll}+)/giu, '$1$2 '],
  [
    /\b(?:can|could) (not )?be (?:clicked|pressed|tapped|used|chosen|selected|ticked|checked|unticked|picked)(?: on)?\b/giu,
    'is $1enabled',
  ],
  [/\b(?:can|could) (not )?be (?:edited|changed)\b/giu, 'is $1editable'],
  [/\b(?:can|could) (not )?be (?:seen|found|read)\b/giu, 'is $1visible'],
  [/\bis (?:nowhere(?: to be (?:seen|found))?|not to be (?:seen|found))\b/giu, 'is not visible'],
  [/\b(?:does|do) not (?:exist|appear|show up)(?: any ?more| any longer)? (?=in |on |under )/giu, 'is not '],
  [/\b(?:does|do) not (?:occur|come up)\b/giu, 'does not appear'],
  [/(?<!\bthe )\b(?:amounts|comes?|adds up|sums up|is equal|amount(?! to \p{Ll}+ )) to\b/giu, 'is'],
  [
    /\b(?:(?:has|have) (?:gone|risen|fallen|dropped|increased|decreased|been (?:updated|changed|set|reset|reduced|raised|increased|lowered))|went|rose|fell|dropped|increased|decreased|was (?:updated|changed|set)) (?:down |up )?to\b/giu,
    'is',
  ],
  [
    /\b(?:(?:should|must|shall|will) (?:now |then )?)?(?:go(?:es)?|rises?|falls?|drops?|increases?|decreases?|jumps?|climbs?|shrinks?|changes?)(?: (?:up|down|back))? to (?=[$€£¥]?\p{Nd})/giu,
    'is ',
  ],
  [/\b(?:stands|sits|is(?: listed| priced| shown| displayed| set)?) at (?=[$€£¥]?\d)/giu, 'is '],
  [
    /\b(?:(?:should|must|will) (?:now )?be|is|are|was) (?:raised|lowered|reduced|increased|changed|updated|decreased) to\b/giu,
    'is',
  ],
  [/\b(?:is|are|am) no longer (?=on |at )/giu, 'is not '],
  [
    /\b(?:is|are|has been|have been|(?:should|must|will) be) (?:removed|deleted|gone|missing|absent) from\b/giu,
    'is not in',
  ],
  [
    /\b(?:is|are|has been|have been|(?:should|must|will) be) (?:successfully )?added to (?=(?:the|my|your) |\uE000)/giu,
    'is in ',
  ],
  [
    /\b((?:is|are|be|been) (?:not |now |then )?)(?:successfully|automatically|immediately) (?=redirected|taken|sent|brought|navigated|directed|displayed|shown|visible|opened|loaded)/giu,
    '$1',
  ],
  [/\b(redirected|navigated|directed|taken|sent|brought) back to\b/giu, 'redirected to'],
  [/\b(?:does|do) not (?:come|appear|stand) (?=before |after |above |below )/giu, 'is not '],
  [/\b(?:is|are|be) (?:under|below) (?=[$€£¥]?\s?\d)/giu, 'is less than '],
  [/\b(?:is|are|be) above (?=[$€£¥]?\s?\d)|\bexceeds /giu, 'is more than '],
  [
    new RegExp(
      `\\b(?:mentions|holds|offers|consists of|comprises|features|reports|indicates|starts? out with|(?:should|must|shall|will)(?: now| still| also| then)? (?:mention|hold|offer|consist of|comprise|feature|report|indicate|start out with))(?= (?:the|an?|no|one|two|three|four|five|six|seven|eight|nine|ten|exactly|at least|\\p{Nd}|\\p{Lu}|${QUOTED}))`,
      'gu',
    ),
    'contains',
  ],
  [/\bdoes not (?:mention|hold|offer|feature)\b/giu, 'does not contain'],
  [/\bbelongs to (?=\P{Ll})/gu, 'contains '],
  [
    /\bis (not )?(?:marked|flagged|shown|tagged|displayed) as (required|mandatory|optional|read-?only|disabled|enabled|selected|checked|ticked|completed?|done|finished|active)$/giu,
    'is $1$2',
  ],
  [/\bpre-?(?=(?:selected|checked|ticked|chosen)\b)/giu, ''],
];

/** What is said of a thing in the words that the readers know. Takes shielded text without the page's own words. */
export function inKnownWords(text: string): string {
  return WORDS.reduce((plain, [pattern, words]) => plain.replace(pattern, words), text);
}

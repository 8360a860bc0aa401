import { VERBS } from './words.ts';

/**
 * What people write for the verbs of the language. The first list says the same wherever it stands, so that the normaliser may replace it;
 * the second only with what is on the page behind it, so that it is no more than suggested. In a list, what begins like another follows it.
 */
export const VERB_SYNONYMS: Record<string, [same: string, often: string]> = {
  click: [
    'follow|tap|press|push|hit',
    'click on|open|view|visit|show|use|go to|go into|go back to|get to|look at|switch to|navigate to|continue to|continue with|proceed to|return to',
  ],
  type: ['enter|input|insert|write|type in|key in|fill|fill in', 'put|use|give|provide|fill out'],
  select: ['pick|choose', 'take|set|change|switch|use'],
  choose: ['pick|select', 'take|filter by'],
  set: ['change|update|switch|reset|adjust', 'correct|increase|reduce|raise|lower|move|edit|fill|fill in'],
  clear: ['empty|clear out|wipe', 'erase'],
  tick: ['', 'check|mark|select|accept|agree to|activate|enable|confirm'],
  untick: [
    'uncheck|deselect|unselect|unmark|remove the tick from|remove the check from',
    'deactivate|disable',
  ],
  'turn on': ['', 'switch on|enable|activate'],
  'turn off': ['', 'switch off|disable|deactivate'],
  expand: ['', 'unfold|open up'],
  collapse: ['', 'fold|fold up|close'],
  'hover over': ['hover|hover on|hover at|mouse over|move the mouse over', 'point at'],
  drag: ['drag and drop', 'move|drop|pull|put'],
  upload: ['attach', ''],
  reload: ['refresh', ''],
};

interface MeantVerb {
  verb: string;
  /** What may be written for it, or itself. */
  words: string;
  /** Whether these say the same wherever they stand. */
  isCertain: boolean;
}

/** What says the same comes before what is likely to mean it. */
const MEANT: MeantVerb[] = [
  ...[...VERBS].map((verb) => ({ verb, words: verb, isCertain: true })),
  ...Object.entries(VERB_SYNONYMS).flatMap(([verb, lists]) =>
    lists.flatMap((list, index) =>
      (list.match(/[^|]+/gu) ?? []).map((words) => ({ verb, words, isCertain: index === 0 })),
    ),
  ),
];

/** A choice of a verb and its synonyms, as patterns have it: the longest first, so that "clear out" is not "clear". */
export function verbs(verb: string, { isSuggested = false } = {}): string {
  const all = MEANT.filter((one) => one.verb === verb && (isSuggested || one.isCertain));
  const words = [...new Set([verb, ...all.map((one) => one.words)])];
  return `(${words.sort((a, b) => b.length - a.length).join('|')})`;
}

/** The verbs that a text may begin with, each with the longest words for it: what it says before what it is likely to mean. */
export function verbsMeant(text: string): MeantVerb[] {
  const own = MEANT.filter(({ words }) => `${text.toLowerCase()} `.startsWith(`${words} `));
  return [...new Map(own.map((one) => [`${one.verb} ${one.isCertain}`, one])).values()];
}

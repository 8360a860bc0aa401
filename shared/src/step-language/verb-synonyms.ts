import { VERBS } from './words.ts';

/**
 * What people write for the verbs of the language. The first list says the same wherever it stands, so that the normaliser may replace it;
 * the second only with what is on the page behind it, so that it is no more than suggested.
 */
const VERB_SYNONYMS: Record<string, [same: string, often: string]> = {
  click: [
    'follow|tap|press|push|hit',
    'click on|open|view|visit|show|use|go to|go into|go back to|get to|look at|switch to|navigate to|continue to|continue with|proceed to|return to',
  ],
  'double-click': ['double click|double click on|double-click on', ''],
  'right-click': ['right click|right click on|right-click on', ''],
  type: ['enter|input|insert|write|type in|key in|fill in|fill', 'put|use|give|provide|fill out'],
  select: ['pick|choose', 'take|set|change|switch|use'],
  choose: ['pick|select', 'take|filter by'],
  set: ['change|update|switch|reset|adjust', 'correct|increase|reduce|raise|lower|move|edit|fill in|fill'],
  clear: ['empty|clear out|wipe', 'erase'],
  tick: ['', 'check|mark|select|accept|agree to|activate|enable|confirm'],
  untick: ['uncheck|deselect|unselect|unmark|remove the tick from', 'deactivate|disable'],
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

/** The longest first. */
const MEANT: MeantVerb[] = [...new Set([...VERBS, ...Object.keys(VERB_SYNONYMS)])]
  .flatMap((verb) =>
    [verb, ...(VERB_SYNONYMS[verb] ?? [])].flatMap((all, index) =>
      all.split('|').map((words) => ({ verb, words, isCertain: index < 2 })),
    ),
  )
  .filter(({ words }) => words !== '')
  .sort((a, b) => b.words.length - a.words.length);
const KNOWN = new Set(MEANT.map(({ words }) => words.split(' ')[0]));

/** A choice of a verb and its synonyms, as patterns have it. */
export function verbs(verb: string, { isSuggested = false } = {}): string {
  const all = MEANT.filter((one) => one.verb === verb && (isSuggested || one.isCertain));
  return `(${all.map(({ words }) => words).join('|')})`;
}

/** The verb, of those with synonyms, that a pattern begins with. */
export function verbOf(pattern: string): string | undefined {
  return Object.keys(VERB_SYNONYMS).find((verb) => pattern.startsWith(`${verb} `));
}

/** Whether a word is, or begins, a verb that is known. */
export function isVerb(word: string): boolean {
  return KNOWN.has(word);
}

/** The verbs that a text may begin with, each with the longest words for it. */
export function verbsMeant(text: string): MeantVerb[] {
  const own = MEANT.filter(({ words }) => `${text.toLowerCase()} `.startsWith(`${words} `)).reverse();
  return [...new Map(own.map((one) => [`${one.verb} ${one.isCertain}`, one])).values()];
}

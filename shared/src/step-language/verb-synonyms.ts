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
  type: ['enter|input|insert|write|type in|key in|fill in|fill', 'put|use|give|provide|fill out'],
  select: ['pick|choose', 'take|set|change|switch|use'],
  choose: ['pick|select', 'take|filter by'],
  set: ['change|update|switch|reset|adjust', 'correct|increase|reduce|raise|lower|move|edit|fill in|fill'],
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

/** A choice of a verb and its synonyms, as patterns have it. */
export function verbs(verb: string, { isSuggested = false } = {}): string {
  const [same, often] = VERB_SYNONYMS[verb] ?? ['', ''];
  return `(${[verb, same, isSuggested ? often : ''].filter(Boolean).join('|')})`;
}

/** A choice of what says the same as a verb. */
export function synonyms(verb: string): string {
  return `(${VERB_SYNONYMS[verb]?.[0] ?? ''})`;
}

/** The verb, of those with synonyms, that a pattern begins with. */
export function verbOf(pattern: string): string | undefined {
  return Object.keys(VERB_SYNONYMS).find((verb) => pattern.startsWith(`${verb} `));
}

const KNOWN = new Set([
  ...VERBS,
  ...Object.values(VERB_SYNONYMS).flatMap((all) => all.flatMap((words) => words.split(/[| ]/u))),
]);

/** Whether a word is, or begins, a verb that is known. */
export function isVerb(word: string): boolean {
  return KNOWN.has(word);
}

interface MeantVerb {
  verb: string;
  /** Of the words for it. */
  length: number;
  /** Whether these say the same wherever they stand. */
  isCertain: boolean;
}

/** The verbs that a text may begin with: what it says before what it is likely to mean. */
export function verbsMeant(text: string): MeantVerb[] {
  const small = `${text.toLowerCase()} `;
  const own = [...VERBS].map((verb): [string, string, boolean] => [verb, verb, true]);
  const others = Object.entries(VERB_SYNONYMS).flatMap(
    ([verb, [same, often]]): [string, string, boolean][] => [
      [verb, same, true],
      [verb, often, false],
    ],
  );
  return [...own, ...others].flatMap(([verb, wordings, isCertain]) => {
    const lengths = wordings
      .split('|')
      .filter((words) => words !== '' && small.startsWith(`${words} `))
      .map(({ length }) => length);
    return lengths.length > 0 ? [{ verb, length: Math.max(...lengths), isCertain }] : [];
  });
}

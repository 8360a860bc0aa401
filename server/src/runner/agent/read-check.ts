import type { Check, Comparison, ElementState, Expected } from './command.ts';
import { KIND_WORDS_PLURAL, kindOf } from './kinds.ts';
import { namesKind, readTarget } from './read-target.ts';
import { isQuotation, QUOTED, unshield } from './shield.ts';
import { normalizeStatement } from './statement.ts';

type Rule = [pattern: RegExp, read: (groups: (string | undefined)[]) => Check | null];

const NOT = '(not |no longer |never )?';
const COMPARE = `(is|equals|matches|contains|includes|has|starts with|begins with|ends with)`;
const PAGE =
  '(?:the |this )?(?:current )?(?:web ?)?(?:page|screen|site|website|app|application|browser|result|view|it|i|we|you|user)';
const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const NUMBER = `(\\d+|${Object.keys(NUMBER_WORDS).join('|')})`;
const BOUND = '(exactly |at least |at most |more than |less than |fewer than |only )?';
const SHOWN = 'visible|shown|displayed|present|there|on screen|available|appearing';
const STATES: [pattern: string, state: ElementState][] = [
  ['(?:enabled|clickable|active)', 'enabled'],
  ['(?:disabled|inactive|greyed out|grayed out)', 'disabled'],
  ['(?:checked|ticked|selected|switched on|turned on|on)', 'checked'],
  ['(?:unchecked|unticked|unselected|switched off|turned off|off)', 'unchecked'],
  ['focused', 'focused'],
  ['(?:empty|blank)', 'empty'],
  ['(?:filled|filled in|filled out)', 'filled'],
  [`(?:${SHOWN})`, 'visible'],
  ['(?:hidden|gone|absent|invisible|missing|removed)', 'hidden'],
];
const OPPOSITE: Record<ElementState, ElementState | null> = {
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  focused: null,
  empty: 'filled',
  filled: 'empty',
  visible: 'hidden',
  hidden: 'visible',
};
const STATE = STATES.map(([pattern]) => pattern).join('|');
const ON_PAGE = `(?: (?:on|in) ${PAGE}(?: anymore| any more)?| anymore| any more)?`;

const RULES: Rule[] = [
  [
    new RegExp(
      `^(?:the )?(?:current |page )*(?:url|address|web address|page address)(?: of the page| bar)? ${COMPARE} ${NOT}(?:equal to |to )?(.+)$`,
      'iu',
    ),
    ([verb = '', not, text = '']) => ({ kind: 'address', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(
      `^(?:the )?(?:current |page )*(?:url|address) (?:does )(not )?(contain|include|have|equal|match|start with|end with) (.+)$`,
      'iu',
    ),
    ([not, verb = '', text = '']) => ({ kind: 'address', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(
      `^(?:the )?(?:title of the page|(?:page|tab|document|window|browser)(?:'s|’s)? title|title) ${COMPARE} ${NOT}(.+)$`,
      'iu',
    ),
    ([verb = '', not, text = '']) => ({ kind: 'title', expected: expect(verb, not, text) }),
  ],
  [
    /^(?:the )?(?:title of the page|(?:page|tab|document|window|browser)(?:'s|’s)? title|title) does (not )?(contain|include|equal|match|start with|end with) (.+)$/iu,
    ([not, verb = '', text = '']) => ({ kind: 'title', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(`^${PAGE} (?:has|shows) (?:the |a )?title (.+)$`, 'iu'),
    ([text = '']) => ({ kind: 'title', expected: expect('is', undefined, text) }),
  ],
  [
    new RegExp(
      `^${PAGE} is (?:now )?(?:on|at|redirected to|taken to|sent to)(?: the)?(?: page| address| url)? (\\S*[./]\\S*|${QUOTED})$`,
      'iu',
    ),
    ([text = '']) => addressOf(text),
  ],

  [
    new RegExp(`^there (?:is|are) ${BOUND}${NUMBER} (.+?)(?: (?:shown|visible|displayed))?${ON_PAGE}$`, 'iu'),
    ([bound, number = '', things = '']) => count(bound, number, things),
  ],
  [
    new RegExp(`^there (?:is|are) (?:not (?:an?|any) )(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shown(thing, true),
  ],
  [
    new RegExp(`^there (?:is|are) (?:an? |the |some )?(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shown(thing, false),
  ],
  [
    new RegExp(
      `^(.+?) (?:has|shows|contains|displays|lists) ${BOUND}${NUMBER} (${KIND_WORDS_PLURAL})$`,
      'iu',
    ),
    ([holder = '', bound, number = '', things = '']) => count(bound, number, things, holder),
  ],
  [
    new RegExp(`^${BOUND}${NUMBER} (.+?) (?:is|are) (?:${SHOWN})${ON_PAGE}$`, 'iu'),
    ([bound, number = '', things = '']) => count(bound, number, things),
  ],

  [
    /^(?:the )?value (?:of|in) (.+?) (is|equals|contains|includes|starts with|ends with) (not )?(.+)$/iu,
    ([name = '', verb = '', not, text = '']) => valueOf(name, expect(verb, not, text)),
  ],
  [
    /^(.+?) (?:(has)|(contains)) (?:the |a )?value (.+)$/iu,
    ([name = '', is, , text = '']) => valueOf(name, expect(is ? 'is' : 'contains', undefined, text)),
  ],
  [
    /^(.+?) does not (?:(have)|(?:contain)) (?:the |a )?value (.+)$/iu,
    ([name = '', is, text = '']) => valueOf(name, expect(is ? 'is' : 'contains', 'not', text)),
  ],
  [
    /^(.+?) is filled (?:in )?with (.+)$/iu,
    ([name = '', text = '']) => valueOf(name, expect('is', undefined, text)),
  ],

  [
    /^(.+ (?:dialog|dialogue|modal|popup|pop-up|window|menu)) is (?:(not )?(?:open|opened)|(closed))$/iu,
    ([name = '', not, closed]) => shown(name, Boolean(not ?? closed)),
  ],
  [
    new RegExp(`^(.+?) is ${NOT}(?:now )?(${STATE})${ON_PAGE}$`, 'iu'),
    ([name = '', not, word = '']) => state(name, word, Boolean(not)),
  ],
  [
    new RegExp(`^(.+?) (?:(appears|exists|shows up)|(disappears|vanishes|goes away))${ON_PAGE}$`, 'iu'),
    ([name = '', , away]) => shown(name, Boolean(away)),
  ],
  [
    new RegExp(`^(.+?) does (not )?(?:appear|exist|show up)${ON_PAGE}$`, 'iu'),
    ([name = '', not]) => shown(name, Boolean(not)),
  ],

  [
    new RegExp(
      `^(?:${PAGE} )?(?:shows|displays|contains|has|says|sees|reads|includes|see) ${NOT}(.+?)${ON_PAGE}$`,
      'iu',
    ),
    ([not, thing = '']) => pageShows(thing, Boolean(not)),
  ],
  [
    new RegExp(
      `^(?:${PAGE} )?does (not )?(?:any ?more |any longer )?(?:show|display|contain|have|say|see|read|include) (.+?)${ON_PAGE}$`,
      'iu',
    ),
    ([not, thing = '']) => pageShows(thing, Boolean(not)),
  ],

  [
    /^(.+?) (?:shows|contains|displays|includes|has|says) (?:the (?:text|word|words|message|label|value|number) )?(.+)$/iu,
    ([name = '', text = '']) => part(name, expect('contains', undefined, text)),
  ],
  [
    /^(.+?) does not (?:show|contain|display|include|have|say) (?:the (?:text|word|words|message|label|value|number) )?(.+)$/iu,
    ([name = '', text = '']) => part(name, expect('contains', 'not', text)),
  ],
  [
    /^(.+?) (is|equals|reads|starts with|begins with|ends with|matches) (not )?(?:equal to )?(?:the text )?(.+)$/iu,
    ([name = '', verb = '', not, text = '']) => part(name, expect(verb === 'reads' ? 'is' : verb, not, text)),
  ],
];

/**
 * Reads a statement about the page, with or without "Verify that" in front; null if it is none that this interpreter knows.
 * Takes shielded text.
 */
export function readCheck(clause: string): Check | null {
  const statement = normalizeStatement(clause);
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(statement);
    const check = match && read(match.slice(1));
    if (check) return check;
  }
  if (isQuotation(statement)) return text(statement, false);
  return namesKind(statement) ? shown(statement, false) : null;
}

function expect(verb: string, not: string | undefined, words: string): Expected {
  return { text: plainText(words), comparison: comparisonOf(verb), isNegated: Boolean(not) };
}

function comparisonOf(verb: string): Comparison {
  if (/^(?:contain|include|has|have)/iu.test(verb)) return 'contains';
  if (/^(?:start|begin)/iu.test(verb)) return 'starts';
  return /^end/iu.test(verb) ? 'ends' : 'is';
}

function plainText(words: string): string {
  const bare = words.replace(
    /^(?:the |a )?(?:text|word|words|message|value|string|phrase|number)s? (?=\S)/iu,
    '',
  );
  return unshield(isQuotation(bare) ? bare : words).trim();
}

function addressOf(words: string): Check {
  return { kind: 'address', expected: { text: unshield(words), comparison: 'contains', isNegated: false } };
}

function text(words: string, isNegated: boolean): Check {
  return { kind: 'text', text: plainText(words), isNegated, within: null };
}

/** A text or an element: "the message Thanks", "the Buy button", "Thanks". */
function shown(words: string, isHidden: boolean): Check {
  const message =
    /^(?:the |an? |any )?(?:text|words?|message|phrase|sentence|string|label)s? (?:that says |saying |reading |of )?(.+)$/iu.exec(
      words,
    );
  if (message?.[1]) return text(message[1], isHidden);
  if (isQuotation(words)) return text(words, isHidden);
  return { kind: 'state', target: readTarget(words), state: isHidden ? 'hidden' : 'visible' };
}

function pageShows(words: string, isNegated: boolean): Check {
  const bare = words.replace(/^(?:an?|any|the) (?=\S)/iu, '');
  const isElement = namesKind(bare) && !isQuotation(words) && kindWord(bare);
  return isElement ? shown(words, isNegated) : shownText(words, isNegated);
}

function shownText(words: string, isNegated: boolean): Check {
  const message =
    /^(?:the |an? |any )?(?:text|words?|message|phrase|sentence|string|label)s? (?:that says |saying |reading |of )?(.+)$/iu.exec(
      words,
    );
  return text(message?.[1] ?? words, isNegated);
}

/** Kinds that a sentence may end in without meaning an element ("Thanks for your message") do not count. */
function kindWord(words: string): boolean {
  const last = new RegExp(`(${KIND_WORDS_PLURAL})$|^(${KIND_WORDS_PLURAL})\\s`, 'iu').exec(words);
  const kind = kindOf(last?.[1] ?? last?.[2] ?? '');
  return kind !== null && !kind.isText;
}

function state(name: string, word: string, isNegated: boolean): Check | null {
  const named = STATES.find(([pattern]) => new RegExp(`^${pattern}$`, 'iu').test(word))?.[1];
  const meant = named && isNegated ? OPPOSITE[named] : named;
  if (!meant) return null;
  if (meant === 'visible' || meant === 'hidden') return shown(name, meant === 'hidden');
  return { kind: 'state', target: readTarget(name), state: meant };
}

function valueOf(name: string, expected: Expected): Check {
  return { kind: 'value', target: readTarget(name), expected };
}

function part(name: string, expected: Expected): Check | null {
  if (expected.text === '' || /^(?:it|this|that|everything|all)$/iu.test(name)) return null;
  return { kind: 'part', target: readTarget(name), expected };
}

function count(bound: string | undefined, number: string, things: string, holder?: string): Check {
  const plain = NUMBER_WORDS[number.toLowerCase()] ?? Number(number);
  const word = (bound ?? '').trim().toLowerCase();
  const page = new RegExp(`^${PAGE}$`, 'iu');
  const placed = /^(.+?) (?:in|on|inside) (.+)$/iu.exec(things);
  if (holder === undefined && placed?.[1] && placed[2]) return count(bound, number, placed[1], placed[2]);
  return {
    kind: 'count',
    target: readTarget(things),
    count:
      word === 'more than' ? plain + 1 : word === 'less than' || word === 'fewer than' ? plain - 1 : plain,
    bound: /least|more/u.test(word) ? 'least' : /most|less|fewer/u.test(word) ? 'most' : 'exactly',
    within: holder === undefined || page.test(holder) ? null : readTarget(holder),
  };
}

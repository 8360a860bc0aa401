import { looksLikeAddress } from '../browser/address.ts';
import type { Command } from './command.ts';
import { KIND_WORDS } from './kinds.ts';
import { readKeys } from './read-keys.ts';
import { readCheck } from './read-check.ts';
import { readTarget, takeWithin } from './read-target.ts';
import { isQuotation, QUOTED, unshield } from './shield.ts';

type Rule = [pattern: RegExp, read: (groups: (string | undefined)[]) => Command | null];

const INTO = '(?:into|in to|inside|in|on to|onto|on|to)';
const VALUE_WORDS =
  /^(?:the\s+|an?\s+)?(?:text|value|word|words|string|number|date|letters?|digits?)\s+(?=\S)/iu;
const NUMBERS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
const FILE =
  "(?:the\\s+)?(?:attached\\s+|test'?s?\\s+)?(?:file|attachment|document|attached file|image|picture|photo)";

const RULES: Rule[] = [
  [
    /^(?:go|goes|navigate|navigates)\s+back(?:\s+to\s+the\s+previous\s+page|\s+(?:one|a)\s+page|\s+in\s+the\s+(?:browser|history))?$/iu,
    () => ({ kind: 'back' }),
  ],
  [
    /^(?:go|return|navigate|get back)s?\s+(?:back\s+)?to\s+the\s+(?:previous|last)\s+page$/iu,
    () => ({ kind: 'back' }),
  ],
  [
    /^(?:reload|refresh)(?:e?s)?(?:\s+(?:the\s+)?(?:current\s+)?(?:page|browser|site|tab))?$/iu,
    () => ({ kind: 'reload' }),
  ],
  [
    /^(?:go|return|navigate|open)s?\s+(?:back\s+)?(?:to\s+)?(?:the\s+)?(?:start(?:ing)?\s+(?:page|url|address))(?:\s+again)?$/iu,
    () => ({ kind: 'restart' }),
  ],
  [
    /^(?:go|goes|navigate|navigates|browse|return|returns|head)\s+(?:back\s+)?to\s+(.+)$/iu,
    ([place = '']) => goTo(place),
  ],
  [/^(?:open|visit|load)s?\s+(?:up\s+)?(.+)$/iu, ([place = '']) => goTo(place)],

  [
    /^wait(?:s|ing)?\s+(?:for\s+)?(?:about\s+)?(\d+(?:\.\d+)?|an?|one|two|three|four|five|ten)\s*(milliseconds?|ms|seconds?|secs?|s|minutes?|min)$/iu,
    ([amount = '', unit = '']) => ({ kind: 'wait', seconds: seconds(amount, unit) }),
  ],
  [/^wait(?:s|ing)?\s+(?:for|until|till)\s+(.+)$/iu, ([rest = '']) => waitFor(rest)],

  [
    /^(?:scroll|scrolls|page)\s+(down|up)(?:\s+(?:the\s+)?page)?(?:\s+by)?(?:\s+(\d+)\s*(?:px|pixels?)?|\s+(?:a|one)\s+(?:page|screen|bit|little)|\s+slightly)?$/iu,
    ([way = '', pixels]) => ({
      kind: 'scroll',
      direction: way.toLowerCase() === 'up' ? 'up' : 'down',
      amount: pixels ? Number(pixels) : 'page',
    }),
  ],
  [
    /^scrolls?(?:\s+(?:down|up|all the way|the page))*\s+to\s+(?:the\s+)?(?:very\s+)?(bottom|end|top|start|beginning)(?:\s+of\s+(?:the\s+)?(?:page|screen))?$/iu,
    ([place = '']) => ({
      kind: 'scroll',
      direction: /bottom|end/iu.test(place) ? 'down' : 'up',
      amount: 'end',
    }),
  ],
  [
    /^scrolls?(?:\s+(?:down|up))?\s+(?:to|until|till)\s+(?:you see\s+|i see\s+)?(.+?)(?:\s+(?:is|are|comes?)\s+(?:visible|shown|in(?:to)?\s+view|displayed)|\s+appears?)?$/iu,
    ([name = '']) => ({ kind: 'scrollTo', target: readTarget(name) }),
  ],
  [/^scrolls?\s+(.+?)\s+into\s+view$/iu, ([name = '']) => ({ kind: 'scrollTo', target: readTarget(name) })],

  [
    new RegExp(
      `^(?:(?:upload|attach)(?:e?s)?\\s+(?:${FILE}(?:\\s+${QUOTED})?|${QUOTED}|\\S+\\.[a-z\\d]{2,5})|(?:choose|select|add)s?\\s+(?:the\\s+)?(?:attached\\s+file|attachment))(?:\\s+(?:to|into|in|on|using|via|with|through|for|at)\\s+(.+))?$`,
      'iu',
    ),
    ([name]) => ({ kind: 'upload', target: name ? readTarget(name) : null }),
  ],

  [
    /^(?:hover|hovers|mouse)\s+(?:over\s+|on\s+|above\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  [
    /^(?:move|point)s?\s+(?:the\s+)?(?:mouse|cursor|pointer)\s+(?:over|on|to|onto)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  [
    /^drags?\s+(?:and\s+drops?\s+)?(.+?)\s+(?:and\s+drops?\s+(?:it\s+)?)?(?:onto|on\s+to|into|over\s+to|over|to|on)\s+(.+)$/iu,
    ([name = '', place = '']) => ({ kind: 'drag', target: readTarget(name), destination: readTarget(place) }),
  ],

  [
    /^(?:press|hit|use|send)(?:e?s)?\s+(.+?)(?:\s+(?:in|on|inside)\s+(.+))?$/iu,
    ([keys = '', name]) => press(keys, name),
  ],

  [
    /^search(?:e?s)?\s+(?:for\s+)(.+)$/iu,
    ([text = '']) => ({ kind: 'input', text: value(text), target: readTarget('search box') }),
  ],

  [
    new RegExp(
      `^(?:type|enter|input|write|put|insert|paste|key in|fill in|fill)(?:s|es)?\\s+(${QUOTED})\\s+(?:(?:as|for)\\s+)(.+)$`,
      'iu',
    ),
    ([text = '', name = '']) => input(text, name),
  ],
  [
    /^fills?(?:\s+(?:in|out|up))?\s+(.+?)\s+(?:with|by typing|by entering|as|=)\s+(.+)$/iu,
    ([name = '', text = '']) => input(text, name),
  ],
  [
    /^(?:set|change)s?\s+(?:the\s+value\s+of\s+)?(.+?)\s+to\s+(.+)$/iu,
    ([name = '', text = '']) => set(name, text),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|put|insert|paste|key in|fill in|fill)(?:e?s)?\\s+(${QUOTED}|.+)\\s+(?:into|in to)\\s+(.+)$`,
      'iu',
    ),
    ([text = '', name = '']) => input(text, name),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|put|insert|paste|key in|fill in|fill)(?:e?s)?\\s+(${QUOTED}|.+)\\s+${INTO}\\s+(.+)$`,
      'iu',
    ),
    ([text = '', name = '']) => input(text, name),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|insert|fill in|fill)(?:e?s)?\\s+(?:the\\s+|your\\s+|an?\\s+)?([^:=]+?)\\s*(?:[:=]\\s*|\\s(?=${QUOTED}$))(.+)$`,
      'iu',
    ),
    ([name = '', text = '']) => labelled(name, text),
  ],
  [
    /^(?:type|enter|input|write|paste)s?\s+(.+)$/iu,
    ([text = '']) => ({ kind: 'input', text: value(text), target: null }),
  ],
  [
    /^(?:clear|empty|erase)s?\s+(?:out\s+)?(?:the\s+(?:text|value|content|contents)\s+(?:of|in|from)\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'clear', target: readTarget(name) }),
  ],
  [
    /^(?:delete|remove)s?\s+(?:the\s+|all\s+)?(?:text|value|content|contents)\s+(?:of|in|from)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'clear', target: readTarget(name) }),
  ],

  [
    /^(?:uncheck|untick|unmark|deselect|un-check|turn off|turns off|switch off|switches off|disable)s?\s+(.+)$/iu,
    ([name = '']) => tick(name, false),
  ],
  [
    /^(?:check|tick|mark|turn on|turns on|switch on|switches on|enable)s?\s+(?!(?:that|if|whether)\b)(.+)$/iu,
    ([name = '']) => tick(name, true),
  ],

  [/^(?:select|choose|pick)s?\s+(.+?)\s+from\s+(.+)$/iu, ([option = '', name = '']) => select(option, name)],
  [
    /^(?:select|choose|pick)s?\s+(.+?)\s+(?:in|for|as|under|on)\s+(.+)$/iu,
    ([option = '', name = '']) => selectIn(option, name),
  ],

  [
    /^double[\s-]?clicks?\s+(?:on\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'click', target: readTarget(name), way: 'double' }),
  ],
  [
    /^right[\s-]?clicks?\s+(?:on\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'click', target: readTarget(name), way: 'right' }),
  ],
  [
    /^clos(?:e|es)\s+(?:the\s+)?(dialog|dialogue|modal|popup|pop-up)$/iu,
    ([word = '']) => ({
      kind: 'click',
      target: readTarget(`\u{E000}Close\u{E001} in the ${word}`),
      way: 'single',
    }),
  ],
  [
    /^submits?\s+(?:the\s+)?form$/iu,
    () => ({ kind: 'click', target: readTarget('Submit button'), way: 'single' }),
  ],
  [
    /^(?:left[\s-]?)?(?:click|press|tap|choose|select|pick|hit|push|follow|activate|toggle)(?:e?s)?\s+(?:on\s+|at\s+)?(.+)$/iu,
    ([name = '']) => click(name),
  ],
];

/** Reads a clause that says what to do; null if it is none that this interpreter knows. Takes shielded text. */
export function readAct(clause: string): Command | null {
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(clause);
    const command = match && read(match.slice(1));
    if (command) return command;
  }
  return null;
}

function goTo(place: string): Command | null {
  const address = unshield(
    place.replace(/^(?:the\s+)?(?:(?:web\s*)?(?:page|site|address)|url|link)\s+(?:at\s+)?(?=\S*[./:])/iu, ''),
  ).trim();
  if (looksLikeAddress(address)) return { kind: 'open', address };
  const name = place.replace(/\s+(?:page|screen|site|view)$/iu, '');
  return click(name);
}

function click(name: string): Command {
  return { kind: 'click', target: readTarget(name), way: 'single' };
}

function seconds(amount: string, unit: string): number {
  const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  if (/^m(?:s|illi)/iu.test(unit)) return number / 1000;
  return /^min/iu.test(unit) ? number * 60 : number;
}

function waitFor(rest: string): Command | null {
  const leaving = /^(.+?)\s+to\s+(?:close|disappear|vanish|go away|be (?:hidden|gone|closed))$/iu.exec(
    rest,
  )?.[1];
  if (leaving !== undefined) return waitFor(`${leaving} is hidden`);
  const check =
    readCheck(rest) ??
    readCheck(
      `${rest.replace(/\s+to\s+(?:load|appear|show(?: up)?|be (?:visible|shown|displayed))$/iu, '')} is visible`,
    );
  return check && { kind: 'waitFor', check };
}

/** "Press Enter" is a key, "press Submit" is a button. */
function press(words: string, name: string | undefined): Command | null {
  const keys = readKeys(unshield(words));
  if (!keys || new RegExp(`\\s${KIND_WORDS}$`, 'iu').test(words)) return null;
  return { kind: 'press', keys, target: name === undefined ? null : readTarget(name) };
}

function value(text: string): string {
  const plain = text.replace(VALUE_WORDS, '').trim();
  return unshield(isQuotation(plain) ? plain : text.trim());
}

function input(text: string, name: string): Command {
  const { rest } = takeWithin(name);
  return { kind: 'input', text: value(text), target: rest === '' ? null : readTarget(name) };
}

function labelled(name: string, text: string): Command | null {
  if (/^(?:text|value|word|words|string|number)$/iu.test(name.trim()) || looksLikeAddress(`${name}:${text}`))
    return null;
  return input(text, name);
}

function set(name: string, text: string): Command {
  return { kind: 'select', option: value(text), target: readTarget(name) };
}

function tick(name: string, isTicked: boolean): Command {
  return { kind: 'tick', target: readTarget(name), isTicked };
}

function select(option: string, name: string): Command {
  return { kind: 'select', option: optionName(option), target: readTarget(name) };
}

/** "Select Small in the Size dropdown", but not "choose Delete in the dialog". */
function selectIn(option: string, name: string): Command | null {
  return takeWithin(`x in ${name}`).within ? null : select(option, name);
}

function optionName(text: string): string {
  const bare = text
    .replace(/^(?:the\s+|an?\s+)?(?:option|value|entry|choice)\s+(?=\S)/iu, '')
    .replace(/^the\s+(?=.+\s(?:option|value|entry)$)/iu, '');
  return unshield(bare.replace(/\s+(?:option|value|entry)$/iu, '')).trim();
}

import type { Command } from '../command.ts';
import type { Target } from '../target.ts';
import { ADDING } from './acts/adding.ts';
import { EMPTYING_BASKETS, FILLING_BASKETS } from './acts/basket.ts';
import { CHOOSING } from './acts/choosing.ts';
import { CLEARING } from './acts/clearing.ts';
import { DIALOGS } from './acts/dialogs.ts';
import { ENTERING } from './acts/entering.ts';
import { KEYS } from './acts/keys.ts';
import { NAVIGATION } from './acts/navigation.ts';
import { POINTING } from './acts/pointing.ts';
import { REMEMBERING } from './acts/remembering.ts';
import { SCROLLING } from './acts/scrolling.ts';
import { SEARCHING } from './acts/searching.ts';
import { LABELLED, SETTING } from './acts/setting.ts';
import { SORTING } from './acts/sorting.ts';
import { TABS } from './acts/tabs.ts';
import { UPLOADING } from './acts/uploading.ts';
import { WAITING } from './acts/waiting.ts';
import { firstReading, type Rule } from './rule.ts';
import { QUOTED, unshield } from './shield.ts';

/** Special wordings before general ones: "close the tab" before "close the …", "press Enter" before "press Save". */
const RULES: Rule<Command>[] = [
  ...TABS,
  ...NAVIGATION,
  ...WAITING,
  ...SCROLLING,
  ...UPLOADING,
  ...REMEMBERING,
  ...DIALOGS,
  ...FILLING_BASKETS,
  ...ADDING,
  ...EMPTYING_BASKETS,
  ...KEYS,
  ...SEARCHING,
  ...SORTING,
  ...SETTING,
  ...ENTERING,
  ...CLEARING,
  ...CHOOSING,
  ...POINTING,
];

/** "Choose any size", "Type something into Name": which, or what, is left to whoever reads it. */
const LEFT_OPEN = new RegExp(
  [
    // No reader knows how long.
    '^(?:click|press|tap)s?\\s+and\\s+hold\\b',
    '^(?:click|press|tap|choose|select|pick|tick|check|open)s?\\s+(?:on\\s+)?(?:any|some|an?\\s+random|one\\s+of)\\s',
    '^(?:type|enter|input|write|put|insert|fill\\s+in)s?\\s+(?:something|anything|nothing|whatever|(?:any|some|an?)(?:\\s+\\p{Ll}+)?\\s+(?:text|value|name|words?|number|date|e-?mail|password|title|comment|message))\\s+(?:in|into|as|for|to)\\s',
  ].join('|'),
  'iu',
);

/** Reads a clause that says what to do; null if it is none that this interpreter knows. Takes shielded text. */
export function readAct(clause: string): Command | null {
  if (LEFT_OPEN.test(clause)) return null;
  const command = firstReading(RULES, clause);
  return command && (isVague(command) || isTwofold(command, clause) || runsOn(command, clause))
    ? null
    : command;
}

/** "Email: bob@x.de": what goes into a field, for what is nothing else. */
export function readLabelled(clause: string): Command | null {
  return firstReading(LABELLED, clause);
}

/** "Click it", "Enter the correct data": only a person would know what is meant. */
function isVague(command: Command): boolean {
  if (command.kind === 'input' && command.target === null)
    return (
      isPlaced(command.text) ||
      /^(?:the|an?|my|your|some|any|valid|correct|right|wrong)\s/iu.test(command.text)
    );
  if ('target' in command && command.target && isNobodys(command.target)) return true;
  return (
    'target' in command &&
    command.target !== null &&
    /^(?:it|this|that|them|something)$/iu.test(command.target.words)
  );
}

/** "a@x.de and the password by lamp", without quotes, is more than one text. */
function isTwofold(command: Command, clause: string): boolean {
  return (
    !new RegExp(QUOTED, 'u').test(clause) &&
    / and (?:the|my|your|its) \S+ (?:by|to|with|into|in|as|is) /iu.test(textOf(command))
  );
}

/** `"Zeiss" and narrow it down`: a text in quotes ends with them, and what follows is something else to do. */
function runsOn(command: Command, clause: string): boolean {
  const text = textOf(command);
  const quoted = (clause.match(new RegExp(QUOTED, 'gu')) ?? []).map(unshield);
  return !quoted.includes(text) && quoted.some((one) => one !== '' && ` ${text}`.includes(` ${one} `));
}

/** What goes into a field. */
function textOf(command: Command): string {
  if (command.kind === 'select') return command.option;
  return command.kind === 'input' || command.kind === 'google' ? command.text : '';
}

/** "12345 for the Postcode" is more than what to type. */
function isPlaced(text: string): boolean {
  return / (?:for|into|in|as|at|under|inside|on|to) (?:the|my|your|its|an?) /iu.test(text);
}

/** "Its checkbox", where nothing is said that it could belong to. */
function isNobodys({ words, readings }: Target): boolean {
  return /^(?:its|his|her|their)\s/iu.test(words) && readings[0]?.name === '';
}

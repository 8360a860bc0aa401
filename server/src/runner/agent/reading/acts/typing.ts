import { looksLikeAddress } from '../../../browser/address.ts';
import type { Command } from '../../command.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { readKeys } from '../read-keys.ts';
import { isBareKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import { takeWithin } from '../targets/within.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { numberOf } from '../statements/amounts.ts';
import { deed } from './click.ts';
import { plainValue } from './values.ts';

const VERB = '(?:type|enter|input|write|put|insert|paste|key in|fill in|fill)(?:e?s)?';
const TIMES = '(once|twice|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)\\s+times|\\d+x)';

/** Keys and texts. */
export const TYPING: Rule<Command>[] = [
  [
    new RegExp(
      `^(?:press|hit|use|send|strike|push)(?:e?s)?\\s+(.+?)(?:\\s+${TIMES})?(?:\\s+(?:in|on|inside|while\\s+in)\\s+(.+))?$`,
      'iu',
    ),
    ([keys = '', times, name]) => press(keys, times, name),
  ],
  [
    new RegExp(`^search(?:e?s)?\\s+(?:for\\s+(.+)|(${QUOTED}))$`, 'iu'),
    ([text, quoted]) => input(plainValue(text ?? quoted ?? ''), 'search box'),
  ],
  [
    /^search(?:e?s)?\s+(?:in\s+|through\s+)?(?:the\s+)?(?:(\S+)\s+)?for\s+(.+)$/iu,
    ([things, text = '']) => searchIn(things, plainValue(text)),
  ],
  [
    new RegExp(
      `^(?:type|append|add)(?:e?s)?\\s+(${QUOTED})\\s+(?:to\\s+the\\s+end\\s+of|at\\s+the\\s+end\\s+of)\\s+(.+)$`,
      'iu',
    ),
    ([text = '', name = '']) => ({
      kind: 'input',
      text: plainValue(text),
      target: readTarget(name),
      isAdded: true,
    }),
  ],
  [
    new RegExp(`^appends?\\s+(.+?)\\s+to\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => ({
      kind: 'input',
      text: plainValue(text),
      target: readTarget(name),
      isAdded: true,
    }),
  ],
  [
    /^(?:enter|type|put|input|use)s?\s+(.+?)\s+as\s+(?:(?:the|my|your|an?)\s+)?(.+)$/iu,
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(
      `^${VERB}\\s+(?:an?\\s+|the\\s+)?(\\S+)\\s+(?:saying|reading|that\\s+(?:says|reads))\\s+(${QUOTED})$`,
      'iu',
    ),
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(\\S+|.+(?=\\s+for\\s+(?:the|my|your)\\s))\\s+for\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED})\\s+(?:as|for)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    /^fills?(?:\s+(?:in|out|up))?\s+(.+?)\s+(?:with|by typing|by entering|as|=)\s+(.+)$/iu,
    ([name = '', text = '']) => (isForm(name) ? null : input(plainValue(text), name)),
  ],
  [
    /^(?:change|update)s?\s+(.+?)\s+from\s+.+?\s+to\s+(.+)$/iu,
    ([name = '', text = '']) => ({ kind: 'select', option: plainValue(text), target: readTarget(name) }),
  ],
  [
    /^(?:move|drag|slide|increase|decrease|raise|lower|reduce)s?\s+(.+?)\s+to\s+(\d+)$/iu,
    ([name = '', text = '']) => ({ kind: 'select', option: text, target: readTarget(name) }),
  ],
  [
    /^(?:set|change|update)s?\s+(?:the\s+value\s+of\s+)?(.+?)\s+to\s+(.+)$/iu,
    ([name = '', text = '']) => ({ kind: 'select', option: plainValue(text), target: readTarget(name) }),
  ],
  [
    /^replaces?\s+(?:the\s+(?:text|value|content|number)s?\s+(?:of|in)\s+)?(.+?)\s+(?:with|by)\s+(.+)$/iu,
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+)\\s+(?:into|in to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+?)\\s+(?:inside|in|on to|onto|on|to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => inPlace(text, name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+)\\s+(?:inside|in|on to|onto|on|to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|insert|fill in|fill)(?:e?s)?\\s+(?:the\\s+|your\\s+|an?\\s+)?([^:=]+?)\\s*(?:[:=]\\s*|\\s(?=${QUOTED}$))(.+)$`,
      'iu',
    ),
    ([name = '', text = '']) => labelled(name, text),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write)s?\\s+(?:the\\s+)?(e-?mail(?:\\s+address)?|password|user ?name|name)\\s+(\\S+)$`,
      'iu',
    ),
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  // "Enter the Vorname Günther": the last word is the value.
  [
    /^(?:[Tt]ype|[Ee]nter|[Ii]nput|[Ww]rite)s?\s+the\s+(\p{L}+(?:\s+(?:name|number|code|address))?)\s+((?=.*[\p{Lu}\p{Nd}@])\S+)$/u,
    ([name = '', text = '']) => labelled(name, text),
  ],
  [
    /^(?:type|enter|input|write|paste)s?\s+(.+)$/iu,
    ([text = '']) =>
      isTwoDeeds(text) ? null : { kind: 'input', text: plainValue(text), target: null, isAdded: false },
  ],
  [/^leaves?\s+(.+?)\s+(?:empty|blank)$/iu, ([name = '']) => ({ kind: 'clear', target: readTarget(name) })],
  [
    /^((?:clear|empty|erase)s?\s+(?:out\s+)?(?:the\s+(?:text|value|content|contents)\s+(?:of|in|from)\s+)?(.+))$/iu,
    ([clause = '', name = '']) => clear(name, clause),
  ],
  [
    /^(?:delete|remove)s?\s+(?:the\s+|all\s+|all\s+the\s+)?(?:text|value|content|contents)\s+(?:of|in|from)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'clear', target: readTarget(name) }),
  ],
];

/** "Email: bob@x.de" on a line of its own, for what nothing else fits. */
export const LABELLED: Rule<Command>[] = [
  [
    /^((?!fill|enter|type|write|input|put|use|add)\p{L}+(?:[ -]\p{L}+){0,2})\s*[:=]\s+([^\s:]+(?: [^\s:]+)*)$/iu,
    ([name = '', text = '']) => ({ kind: 'select', option: plainValue(text), target: readTarget(name) }),
  ],
];

/** "Press Enter" is a key, "press Submit" is a button. */
function press(words: string, times: string | undefined, name: string | undefined): Command | null {
  const keys = readKeys(unshield(words));
  if (!keys || new RegExp(`\\s${KIND_WORDS}$`, 'iu').test(words)) return null;
  const isPage = name === undefined || /^(?:the\s+)?(?:keyboard|page)$/iu.test(name);
  return { kind: 'press', keys, target: isPage ? null : readTarget(name), times: timesOf(times) };
}

function timesOf(words = 'once'): number {
  const [word = ''] = words.toLowerCase().split(/\s/u);
  if (word === 'once') return 1;
  return word === 'twice' ? 2 : numberOf(word.replace(/x$/u, ''));
}

function input(text: string, name: string): Command {
  // "Type Anna in the dialog": into the field that it has.
  if (isBareKind(name) && readTarget(name).readings.some(({ kind }) => kind?.isContainer))
    return { kind: 'input', text, target: readTarget(`the field in ${name}`), isAdded: false };
  const { rest } = takeWithin(name);
  return { kind: 'input', text, target: rest === '' ? null : readTarget(name), isAdded: false };
}

/** "Search users for Anna" goes to a field called so, else to the search box. */
function searchIn(things: string | undefined, text: string): Command {
  const box = readTarget('search box');
  const own = things === undefined ? [] : readTarget(`search ${unshield(things)}`).readings;
  return { kind: 'input', text, target: { ...box, readings: [...own, ...box.readings] }, isAdded: false };
}

/** "Type bob in Name in the dialog": the first "in" leads to the field, the second to where it stands. */
function inPlace(text: string, name: string): Command | null {
  const { rest, within } = takeWithin(name);
  return within && rest !== name && !/^(?:the|an?)$/iu.test(rest) ? input(plainValue(text), name) : null;
}

/** "Enter username: bob". */
function labelled(name: string, text: string): Command | null {
  if (
    isForm(name) ||
    /^(?:text|value|word|words|string|number)$/iu.test(name.trim()) ||
    looksLikeAddress(`${name}:${text}`)
  )
    return null;
  return input(plainValue(text), name);
}

/** A form has several fields: what goes into which must be said. */
function isForm(name: string): boolean {
  return isBareKind(name) && readTarget(name).readings.some(({ kind }) => kind?.isContainer);
}

/** "Type hello and then delete it" says more than what to type. */
function isTwoDeeds(text: string): boolean {
  return /(?:,| and) then\s/iu.test(text);
}

/** "Clear completed" is what a button is called. */
function clear(name: string, clause: string): Command {
  if (
    /^(?:completed|done|all|everything|(?:the |my )?(?:filters?|selection|history|cart|basket|bin|trash))$/u.test(
      name,
    )
  )
    return deed(clause, 'clear', name);
  return { kind: 'clear', target: readTarget(name) };
}

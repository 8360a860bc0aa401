import type { Command } from '../../command.ts';
import { kindOf } from '../targets/kinds.ts';
import { QUOTED } from '../shield.ts';
import { plainValue } from './values.ts';

const NOUN = '(to-?do|task|item|entry)';
const LIST = '(?:\\s+to\\s+(?:the|my)\\s+(?:\\p{L}+\\s+)?(?:list|to-?dos|tasks))';
/** "Create a new task called Buy stamps", "add the task "Buy stamps" to the list". */
const NAMED = new RegExp(
  `^(?:[Aa]dd|[Cc]reate)s?\\s+(?:(?:an?|another|one\\s+more|the)\\s+)?(?:(?:new|second|third)\\s+)?${NOUN}(?:\\s+(?:called|named|titled|saying|with\\s+the\\s+(?:text|name|title)))?:?\\s+(${QUOTED}|\\p{Lu}.*?)${LIST}?$`,
  'u',
);
/** "Add a "Buy stamps" item". */
const NAME_FIRST = new RegExp(
  `^(?:[Aa]dd|[Cc]reate)s?\\s+(?:an?|the|another)\\s+(?:new\\s+)?(${QUOTED})\\s+${NOUN}${LIST}?$`,
  'u',
);
/** "Add "Buy stamps" to the list of tasks", "as a new task". */
const TO_LIST = new RegExp(
  `^[Aa]dds?\\s+(${QUOTED})\\s+as\\s+(?:an?|another)\\s+(?:new\\s+)?${NOUN}$|^[Aa]dds?\\s+(${QUOTED})\\s+to\\s+(?:the|my)\\s+(?:${NOUN}\\s+list|(?:list\\s+of\\s+)?(to-?do|task)s)$`,
  'u',
);

/** A new entry of a list: typed into the field for it, or the only one there is, and sent. null: something else is added. */
export function newEntry(clause: string): Command[] | null {
  const [, first, sort1] = NAME_FIRST.exec(clause) ?? [];
  const [, noun = sort1 ?? 'todo', text = first] = NAMED.exec(clause) ?? [];
  const [, added, sort, typed, ...sorts] = TO_LIST.exec(clause) ?? [];
  const listed = added ?? typed;
  const [one = sort, several] = sorts;
  const value = text ?? listed;
  if (value === undefined) return null;
  const thing = text === undefined ? (one ?? several ?? 'todo') : noun;
  const named = [`new ${thing}`, `add ${thing}`].map((name) => ({ name, kind: null, ordinal: null }));
  const only = { name: '', kind: kindOf('text field'), ordinal: null };
  const target = { words: `the field for a new ${thing}`, readings: [...named, only], within: null };
  const entry = plainValue(value);
  return [
    { kind: 'input', text: entry, target, isAdded: false },
    { kind: 'press', keys: 'Enter', target: null, times: 1, adds: entry },
  ];
}

/** What lists of tasks call the field for a new one. */
const FIELDS = [
  ...['todo', 'to-do', 'task', 'item', 'entry', 'note'].flatMap((noun) => [
    `new ${noun}`,
    `add ${noun}`,
    `add a ${noun}`,
  ]),
  'What needs to be done?',
  'Add new',
];

/** "Add "Buy milk"", where nothing else on the page adds it: a new entry of its list. */
export function entryCalled(name: string): Command[] {
  const readings = FIELDS.map((field) => ({ name: field, kind: null, ordinal: null }));
  const target = { words: 'the field for a new entry', readings, within: null };
  const entry = plainValue(name);
  return [
    { kind: 'input', text: entry, target, isAdded: false },
    { kind: 'press', keys: 'Enter', target: null, times: 1, adds: entry },
  ];
}

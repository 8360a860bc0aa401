import type { Form } from './form.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { elementKinds } from './kinds.ts';

/** A table of the reference: "What can I write?" and docs/steps.md. */
export interface ReferenceTable {
  title: string;
  /** Of act steps, of assert steps, or of neither (targets, kinds, values). */
  type: 'act' | 'assert' | null;
  rows: { form: string; meaning: string; example: string }[];
}

type Row = [form: string, meaning: string, example: string];

/** How elements are named; the kinds follow from `elementKinds`. */
const TARGETS: Row[] = [
  ['"name"', 'the whole name, in quotes; case only counts where it tells two apart', 'Click "Sign in"'],
  [
    'name',
    'without quotes, if it holds no keyword such as in, to, is or of; of a field in small letters, a part of its name is enough',
    'Click Checkout',
  ],
  [
    'the kind',
    'the only one, or the only one outside of the head, foot and navigation of the page; of headings the main one',
    'The heading is "Orders"',
  ],
  ['the "name" kind', 'only elements of that kind', 'Click the "Remove" button'],
  ['the 2nd "name" kind', '1st, 2nd, … or last, as they stand on the page', 'Click the last "Remove" button'],
  [
    '… in …',
    'inside a row, dialog, section, list, table, card, form or frame',
    'Click "Ship" in the row of "A-101"',
  ],
  ['… in the mail', 'in the mail that a step has opened', 'Click "Confirm" in the mail'],
  ['… next to …', 'in the same group as a text', 'Tick the checkbox next to "Milk"'],
  ['… under …', 'in the section that a heading begins', 'Click "Edit" under the "Billing" heading'],
  ['… above …, … below …', 'the nearest one in that direction', 'Clear the field below "Street"'],
  ['the "column" of "row"', 'a cell of a table', 'The "Price" of "Hex bolt" is "$5.00"'],
];

const STATES: Row[] = [
  ['visible, hidden', 'a person can see it, or not', 'The "Cancel" button is hidden'],
  ['enabled, disabled', 'it can be used, or not', 'The "Buy" button is disabled'],
  ['checked, unchecked', 'of checkboxes and radio buttons', '"Newsletter" is unchecked'],
  ['on, off', 'of switches and toggle buttons', 'The "Dark mode" switch is on'],
  ['selected, not selected', 'of tabs, options, rows and radio buttons', 'The "Members" tab is selected'],
  ['expanded, collapsed', 'of what can be folded', '"Details" is collapsed'],
  ['focused, not focused', 'it has the keyboard', 'The "Search" field is focused'],
  ['empty, not empty', 'of fields, lists and tables', '"Note" is empty'],
  ['required, optional', 'of fields', '"Email" is required'],
  ['read-only, editable', 'of fields', '"Number" is read-only'],
  ['invalid, valid', 'of fields', '"Email" is invalid'],
];

const HANDLERS: Row[] = [
  [
    'When element is shown, click it',
    'clicks the element itself, whenever it is shown before an action',
    'When "Accept cookies" is shown, click it',
  ],
  [
    'When element is shown, click element',
    'clicks another one',
    'When "How do you like us?" is shown, click "Not now"',
  ],
  ['When element is shown, press key', 'presses a key', 'When the "Chat" dialog is shown, press Escape'],
];

const VALUES: Row[] = [
  ['"text"', 'exactly this text; write \\" for a quotation mark', 'Type "12\\" disc" into "Title"'],
  [
    '{{name}}',
    'what an earlier step remembered, a column of the data, or a variable of the environment or the company',
    'Type "{{password}}" into "Password"',
  ],
  ['{{inbox}}', 'an address for mails to the run', 'Type "{{inbox}}" into "Email"'],
  ['2026-12-24, 14:30, 2026-12', 'days, times and months of date fields', 'Set "Due" to "2026-12-24"'],
];

/** The sentences of interruption handlers, which are no steps: nothing may offer them as such. */
export function handlerReference(): ReferenceTable {
  return tableOf('Interruptions', HANDLERS);
}

/** All that can be written as a step, made from the table of forms. */
export function reference(): ReferenceTable[] {
  return [
    tableOf('Actions', rowsOf(ACTION_FORMS), 'act'),
    tableOf('Assertions', rowsOf(ASSERTION_FORMS), 'assert'),
    tableOf('Naming an element', TARGETS),
    tableOf('Kinds of elements', kindRows()),
    tableOf('States', STATES),
    tableOf('Values', VALUES),
  ];
}

function tableOf(title: string, rows: Row[], type: ReferenceTable['type'] = null): ReferenceTable {
  return { title, type, rows: rows.map(([form, meaning, example]) => ({ form, meaning, example })) };
}

function kindRows(): Row[] {
  return Object.entries(elementKinds)
    .filter(([kind]) => kind !== 'mail')
    .map(([kind, { synonyms }]) => [
      kind,
      synonyms.length > 0 ? `also ${synonyms.join(', ')}` : '',
      `the "Name" ${kind}`,
    ]);
}

function rowsOf(forms: Form[]): Row[] {
  return forms
    .filter(({ meaning }) => meaning !== '')
    .map(({ pattern, meaning, example }) => [readable(pattern), meaning, example]);
}

/** What stands in the slots of a pattern, as people read it. */
const SLOTS: Record<string, string> = {
  target: 'element',
  subject: 'element',
  explicit: 'element',
  countedOne: 'kind',
  counted: 'kinds',
  each: 'kind',
  column: '"column"',
  value: '"text"',
  quotedText: '"text"',
  texts: '"text" and "text"',
  place: 'place',
  url: 'address',
  times: 'n times',
  number: 'n',
  count: 'n',
  one: 'n',
  seconds: 'n',
  comparison: 'more than',
  state: 'state',
  notState: 'state',
  keys: 'Key+Key',
  keyButton: 'Key',
  closeButton: 'the dialog',
  variable: 'name',
  direction: 'up | down | left | right',
  edge: 'top | bottom',
  tab: '2nd browser tab',
  assertion: 'assertion',
};

/** A pattern as people read it: `type "text" into element`. */
function readable(pattern: string): string {
  return pattern
    .replace(/\((\w[\w ]*)\|[^)]*\)/gu, '$1')
    .replace(/<(?:\w+:)?(\w+)>/gu, (_, slot: string) => SLOTS[slot] ?? slot);
}

/** The forms of the language for a model, one a line: the form, what it means, an example. */
export function referenceText(): string {
  const tables = reference().map(({ title, rows }) =>
    [title, ...rows.map(({ form, meaning, example }) => `- ${form} (${meaning}): ${example}`)].join('\n'),
  );
  return `The step language:\n${tables.join('\n')}`;
}

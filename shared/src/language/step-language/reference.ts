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

/** How elements are named; the kinds follow from `elementKinds`. */
const TARGETS: ReferenceTable['rows'] = [
  {
    form: '"name"',
    meaning: 'the whole name, in quotes; case only counts where it tells two apart',
    example: 'Click "Sign in"',
  },
  {
    form: 'name',
    meaning:
      'without quotes, if it holds no keyword such as in, to, is or of; of a field in small letters, a part of its name is enough',
    example: 'Click Checkout',
  },
  {
    form: 'the kind',
    meaning:
      'the only one, or the only one outside of the head, foot and navigation of the page; of headings the main one',
    example: 'The heading is "Orders"',
  },
  {
    form: 'the "name" kind',
    meaning: 'only elements of that kind',
    example: 'Click the "Remove" button',
  },
  {
    form: 'the 2nd "name" kind',
    meaning: '1st, 2nd, … or last, as they stand on the page',
    example: 'Click the last "Remove" button',
  },
  {
    form: '… in …',
    meaning: 'inside a row, dialog, section, list, table, card, form or frame',
    example: 'Click "Ship" in the row of "A-101"',
  },
  {
    form: '… in the mail',
    meaning: 'in the mail that a step has opened',
    example: 'Click "Confirm" in the mail',
  },
  {
    form: '… next to …',
    meaning: 'in the same group as a text',
    example: 'Tick the checkbox next to "Milk"',
  },
  {
    form: '… under …',
    meaning: 'in the section that a heading begins',
    example: 'Click "Edit" under the "Billing" heading',
  },
  {
    form: '… above …, … below …',
    meaning: 'the nearest one in that direction',
    example: 'Clear the field below "Street"',
  },
  {
    form: 'the "column" of "row"',
    meaning: 'a cell of a table',
    example: 'The "Price" of "Hex bolt" is "$5.00"',
  },
];

const STATE_MEANINGS: [form: string, meaning: string, example: string][] = [
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
const STATES: ReferenceTable['rows'] = STATE_MEANINGS.map(([form, meaning, example]) => ({
  form,
  meaning,
  example,
}));

const HANDLERS: ReferenceTable['rows'] = [
  {
    form: 'When element is shown, click it',
    meaning: 'clicks the element itself, whenever it is shown before an action',
    example: 'When "Accept cookies" is shown, click it',
  },
  {
    form: 'When element is shown, click element',
    meaning: 'clicks another one',
    example: 'When "How do you like us?" is shown, click "Not now"',
  },
  {
    form: 'When element is shown, press key',
    meaning: 'presses a key',
    example: 'When the "Chat" dialog is shown, press Escape',
  },
];

const VALUES: ReferenceTable['rows'] = [
  {
    form: '"text"',
    meaning: 'exactly this text; write \\" for a quotation mark',
    example: 'Type "12\\" disc" into "Title"',
  },
  {
    form: '{{name}}',
    meaning:
      'what an earlier step remembered, a column of the data, or a variable of the environment or the company',
    example: 'Type "{{password}}" into "Password"',
  },
  {
    form: '{{inbox}}',
    meaning: 'an address for mails to the run',
    example: 'Type "{{inbox}}" into "Email"',
  },
  {
    form: '2026-12-24, 14:30, 2026-12',
    meaning: 'days, times and months of date fields',
    example: 'Set "Due" to "2026-12-24"',
  },
];

/** The sentences of interruption handlers, which are no steps: nothing may offer them as such. */
export function handlerReference(): ReferenceTable {
  return { title: 'Interruptions', type: null, rows: HANDLERS };
}

/** All that can be written as a step, made from the table of forms. */
export function reference(): ReferenceTable[] {
  return [
    { title: 'Actions', type: 'act', rows: rowsOf(ACTION_FORMS) },
    { title: 'Assertions', type: 'assert', rows: rowsOf(ASSERTION_FORMS) },
    { title: 'Naming an element', type: null, rows: TARGETS },
    {
      title: 'Kinds of elements',
      type: null,
      rows: Object.entries(elementKinds)
        .filter(([kind]) => kind !== 'mail')
        .map(([kind, { synonyms }]) => ({
          form: kind,
          meaning: synonyms.length > 0 ? `also ${synonyms.join(', ')}` : '',
          example: `the "Name" ${kind}`,
        })),
    },
    { title: 'States', type: null, rows: STATES },
    { title: 'Values', type: null, rows: VALUES },
  ];
}

function rowsOf(forms: Form[]): ReferenceTable['rows'] {
  return forms
    .filter(({ meaning }) => meaning !== '')
    .map(({ pattern, meaning, example }) => ({ form: readable(pattern), meaning, example }));
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

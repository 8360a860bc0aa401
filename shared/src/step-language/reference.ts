import { ACTION_FORMS, ASSERTION_FORMS, type Form } from './forms.ts';
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
    meaning: 'the whole name, in quotes; case does not count',
    example: 'Click "Sign in"',
  },
  {
    form: 'name',
    meaning: 'without quotes, if it holds no keyword such as in, to, is or of',
    example: 'Click Checkout',
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

const VALUES: ReferenceTable['rows'] = [
  {
    form: '"text"',
    meaning: 'exactly this text; write \\" for a quotation mark',
    example: 'Type "12\\" disc" into "Title"',
  },
  {
    form: '{{name}}',
    meaning: 'a variable of the company, or what an earlier step remembered',
    example: 'Type "{{password}}" into "Password"',
  },
  {
    form: '2026-12-24, 14:30, 2026-12',
    meaning: 'days, times and months of date fields',
    example: 'Set "Due" to "2026-12-24"',
  },
];

/** All that can be written, made from the table of forms. */
export function reference(): ReferenceTable[] {
  return [
    { title: 'Actions', type: 'act', rows: rowsOf(ACTION_FORMS) },
    { title: 'Assertions', type: 'assert', rows: rowsOf(ASSERTION_FORMS) },
    { title: 'Naming an element', type: null, rows: TARGETS },
    {
      title: 'Kinds of elements',
      type: null,
      rows: Object.entries(elementKinds).map(([kind, { synonyms }]) => ({
        form: kind,
        meaning: synonyms.length > 0 ? `also ${synonyms.join(', ')}` : '',
        example: `the "Name" ${kind}`,
      })),
    },
    { title: 'Values', type: null, rows: VALUES },
  ];
}

function rowsOf(forms: Form[]): ReferenceTable['rows'] {
  return forms
    .filter(({ meaning }) => meaning !== '')
    .map(({ pattern, meaning, example }) => ({ form: readable(pattern), meaning, example }));
}

/** A pattern as people read it: `type … into …`. */
function readable(pattern: string): string {
  return pattern
    .replace(/\((\w[\w ]*)\|[^)]*\)/gu, '$1')
    .replace(/\[([^\]|]*)(?:\|[^\]]*)?\]/gu, '[$1]')
    .replace(/<(?:times)>/gu, 'n times')
    .replace(/<(?:\w+:)?(?:number|count|comparison)>/gu, (slot) =>
      slot.includes('comparison') ? 'more than' : 'n',
    )
    .replace(/<(?:\w+:)?(state|notState)>/gu, 'enabled')
    .replace(/<keys>/gu, 'Key+Key')
    .replace(/<variable>/gu, 'name')
    .replace(/<direction>/gu, 'up | down | left | right')
    .replace(/<edge>/gu, 'top | bottom')
    .replace(/<[^>]+>/gu, '…');
}

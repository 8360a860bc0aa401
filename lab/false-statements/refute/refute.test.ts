import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isAssertion, readStep, type Assertion } from 'shared/step-language';
import type { PageElement, Snapshot } from '../snapshot.ts';
import { isRefuted } from './refute.ts';

const BOX = { x: 0, y: 0, width: 100, height: 20 };

function element(name: string, role: string, properties: Partial<PageElement> = {}): PageElement {
  return {
    role,
    names: [name],
    name,
    showsName: true,
    address: null,
    isShown: true,
    mayBeSeen: true,
    inputType: null,
    value: null,
    placeholder: null,
    options: null,
    checked: null,
    selected: null,
    expanded: null,
    disabled: false,
    required: null,
    readOnly: null,
    focused: false,
    max: null,
    box: BOX,
    ...properties,
  };
}

const seen = ['Orders', 'Two orders', 'Pay', 'Email', 'Ada', 'Grace', 'Paid', 'Open', 'Name', 'Status'];
const PAGE: Snapshot = {
  url: 'http://127.0.0.1/orders?page=2',
  title: 'Orders – Desk',
  visible: [...seen, 'ada@example.com', 'French'].join(' ¦ '),
  everything: [...seen, 'ada@example.com', 'French', 'Saved'].join(' ¦ '),
  wholeTexts: [...seen, 'French', 'Saved'].map((text) => text.toLowerCase()),
  shownTexts: seen.map((text, index) => ({ text, box: { ...BOX, y: index * 30 } })),
  hiddenTexts: ['Saved'],
  elements: [
    element('Orders', 'heading', { disabled: null }),
    element('Pay', 'button', { disabled: true }),
    element('Email', 'textbox', { value: 'ada@example.com', required: true, readOnly: false }),
    element('Express', 'checkbox', { checked: false }),
    element('Saved', 'status', { isShown: false, mayBeSeen: false, disabled: null }),
    element('Language', 'combobox', { value: 'French', options: ['English', 'French'] }),
  ],
  tables: [
    {
      headers: ['Name', 'Status'],
      rows: [
        ['Ada', 'Paid'],
        ['Grace', 'Open'],
      ],
    },
  ],
  lists: [],
  hasDialog: false,
};

function assertion(sentence: string): Assertion {
  const { command } = readStep(sentence, 'assert');
  assert.ok(command && isAssertion(command), sentence);
  return command;
}

const FALSE = [
  'The page shows "Three orders"',
  'The page shows "Saved"',
  'The page shows "two orders"',
  'The page does not show "Two orders"',
  'The "Pay" button is enabled',
  'The "Pay" button is hidden',
  'The "Saved" text is visible',
  'The "Pay" field is visible',
  'The "Express" checkbox is checked',
  'The "Email" field is empty',
  'The "Email" field is "grace@example.com"',
  'The "Email" field is not "ada@example.com"',
  'The "Status" of "Ada" is "Open"',
  'The page shows "Open" in the row of "Ada"',
  'The "Language" dropdown offers "German"',
  'The "Language" dropdown offers only "French"',
  'There are 3 checkboxes',
  'There is no button',
  'The URL is "/orders?page=3"',
  'The page title is "Orders"',
  'The table is sorted by "Status" in ascending order',
  '"Two orders" is above "Orders"',
  'Only "Ada" is listed',
];

const TRUE_OR_UNCERTAIN = [
  'The page shows "Two orders"',
  'The page does not show "Saved"',
  'The "Pay" button is disabled',
  'The "Express" checkbox is unchecked',
  'The "Email" field is not empty',
  'The "Email" field contains "example"',
  'The "Status" of "Ada" is "Paid"',
  'The "Language" dropdown offers "English"',
  'There is 1 checkbox',
  'The URL is "/orders?page=2"',
  'The page title is "Orders – Desk"',
  'The table is sorted by "Name" in ascending order',
  'The table is sorted by "Status" in descending order',
  '"Orders" is above "Two orders"',
  'The 2nd "Pay" button is enabled',
  'No error is shown',
];

for (const sentence of FALSE)
  it(`refutes: ${sentence}`, () => assert.ok(isRefuted(assertion(sentence), PAGE)));

for (const sentence of TRUE_OR_UNCERTAIN)
  it(`does not refute: ${sentence}`, () => assert.ok(!isRefuted(assertion(sentence), PAGE)));

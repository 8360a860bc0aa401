/** @jest-environment node */
import { pageText } from './page-text.ts';
import { element, model, text } from './testing/models.ts';

const page = model(
  element('heading', 'Lamps', { level: 1, text: 'Lamps' }),
  element('list', '', {
    children: [
      element('item', '', {
        children: [text('Blue lamp'), element('button', 'Buy', { text: 'Buy' })],
      }),
    ],
  }),
  element('link', 'Basket, 2 lamps', { children: [text('Basket, 2 lamps')] }),
  element('link', 'Help', { children: [text('Questions?')] }),
  text('Code', { isLabel: true }),
  element('field', 'Code', { value: 'A1', states: ['disabled'] }),
  text('Total', { isLabel: true }),
  text('$16.00'),
  text('Nobody sees this', { hidden: 'not-rendered' }),
  element('button', 'Pay', { hidden: 'behind-dialog' }),
);

test('a page as text has a line for each thing and text, in reading order', () => {
  expect(pageText(page, 10_000)).toEqual([
    'Address: https://shop.example/',
    'Title: Shop',
    '- heading of level 1 "Lamps"',
    '- list',
    '  - item',
    '    - "Blue lamp"',
    '    - button "Buy"',
    '- link "Basket, 2 lamps"',
    '- link "Help"',
    '  - "Questions?"',
    '- field "Code" holds "A1" disabled',
    '- "Total"',
    '- "$16.00"',
    '- button "Pay" behind the dialog',
  ]);
});

test('of a page that is too long, what can be used comes first, and gaps are marked', () => {
  const long = model(
    text('x'.repeat(300)),
    text('y'.repeat(300)),
    element('button', 'Buy'),
    text('z'.repeat(300)),
  );
  expect(pageText(long, 350)).toEqual([
    'Address: https://shop.example/',
    'Title: Shop',
    `- "${'x'.repeat(300)}"`,
    '…',
    '- button "Buy"',
    '…',
  ]);
  expect(pageText(long, 0)).toEqual(['Address: https://shop.example/', 'Title: Shop', '…']);
});

test('what cannot be read is said', () => {
  expect(
    pageText(model(element('button', '', { kind: null, role: 'generic', opaque: 'frame' })), 100).at(-1),
  ).toBe('- frame, which cannot be read');
});

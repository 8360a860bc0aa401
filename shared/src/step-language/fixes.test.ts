/** @jest-environment node */
import fc from 'fast-check';
import { fixesFor, missingNameIn, withName } from './fixes.ts';
import { parse } from './parse.ts';
import { printCommand } from './print.ts';
import { commands } from './testing/commands.ts';

/** As the runner words them, in agent/resolve/absence.ts and agent/wrong-page.ts. */
describe('names in the reason of a failure', () => {
  it.each([
    ['In run 12: There is no link "Buy". Links on this page: "Pay".', 'Buy', ['Pay']],
    [
      'There is no button "Buy". Buttons on this page: "Add to cart", "Remove".',
      'Buy',
      ['Add to cart', 'Remove'],
    ],
    ['There is no button "Buy" in the row of "A-101". Buttons there: "Pay" and 3 more.', 'Buy', ['Pay']],
    [
      'There is no 2nd button "Buy". There is a link "Buy". Buttons on this page: "A, B", "C".',
      'Buy',
      ['A, B', 'C'],
    ],
    [
      'There is no button, link or text "Save". Buttons, links and other controls on this page: "Open". "Save" is a text in one of them, but not its name.',
      'Save',
      ['Open'],
    ],
    [
      'There is no field "E-mail". It is in the page, but hidden. Fields on this page: "Name".',
      'E-mail',
      ['Name'],
    ],
    [
      'There is no button "v1.2". Buttons on this page: "v1.3", "Add. Then pay".',
      'v1.2',
      ['v1.3', 'Add. Then pay'],
    ],
    [
      'There is no button "Pay". Buttons on this page: "Back" and 8 more. The last action led to the page "Your cart" (/cart).',
      'Pay',
      ['Back'],
    ],
  ])('%s', (reason, name, others) => {
    expect(missingNameIn(reason)).toEqual({ name, others });
  });

  it.each([
    'There is no button "Buy". There are no buttons on this page.',
    'There was no button "Buy" in time. It is on the page now.',
    'There is no 3rd button "Buy": there are only 2.',
    '"Total" is "$16.00", not "$21.00".',
    'The page does not show "Buttons on this page: ".',
    '',
  ])('are none: %s', (reason) => {
    expect(missingNameIn(reason)).toBeNull();
  });
});

describe('another name', () => {
  it.each([
    ['Click "Buy"', 'Click "Pay"'],
    [
      'Click the 2nd "buy" button in the row of "A-101" 3 times',
      'Click the 2nd "Pay" button in the row of "A-101" 3 times',
    ],
    ['Type "Buy" into "Buy" and press Enter', 'Type "Buy" into "Pay" and press Enter'],
    ['Click "Delete" in the row of "Buy"', 'Click "Delete" in the row of "Pay"'],
    ['Wait until the "Buy" button is enabled', 'Wait until the "Pay" button is enabled'],
    ['click buy', 'Click "Pay"'],
  ])('%s → %s', (step, sentence) => {
    expect(withName(step, 'Buy', 'Pay')).toBe(sentence);
  });

  it('is in no step that does not have the old one, or is not understood', () => {
    expect(withName('Click "Cart"', 'Buy', 'Pay')).toBeNull();
    expect(withName('Blorp the "Buy"', 'Buy', 'Pay')).toBeNull();
  });

  it('gives a sentence of the language, in which nothing else is changed', () => {
    fc.assert(
      fc.property(commands, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (command, name) => {
        const step = printCommand(command);
        const [old] = JSON.stringify(command).match(/(?<="name":")[^"\\]+(?=")/u) ?? [];
        const sentence = old === undefined ? null : withName(step, old, name);
        if (sentence === null || old === undefined) return;
        expect(parse(sentence).commands).toHaveLength(1);
        expect(withName(sentence, name, old)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});

it('offers a sentence for each name on the page', () => {
  const reason = 'There is no button "Buy". Buttons on this page: "Add to cart", "Remove".';
  expect(fixesFor('Click "Buy"', reason)).toEqual([
    { missing: 'Buy', name: 'Add to cart', sentence: 'Click "Add to cart"' },
    { missing: 'Buy', name: 'Remove', sentence: 'Click "Remove"' },
  ]);
  expect(fixesFor('Click "Other"', reason)).toEqual([]);
});

/** @jest-environment node */
import fc from 'fast-check';
import { printCommand } from './print.ts';
import { splitSteps } from './split.ts';
import { quote } from './tokens.ts';

function sentencesOf(text: string): string[] | undefined {
  return splitSteps(text)?.map(printCommand);
}

describe('splitSteps', () => {
  it.each([
    ['Click "A" and click "B"', ['Click "A"', 'Click "B"']],
    ['Click "A", click "B" and then click "C"', ['Click "A"', 'Click "B"', 'Click "C"']],
    ['Type "a" into "X" and "b" into "Y"', ['Type "a" into "X"', 'Type "b" into "Y"']],
    ['When I fill in "X" with "a" and "Y" with "b"', ['Type "a" into "X"', 'Type "b" into "Y"']],
    ['The page shows "A" and "B"', ['The page shows "A"', 'The page shows "B"']],
    ['Enter "a" in "X", then press "Save"', ['Type "a" into "X"', 'Click "Save"']],
    [
      'Hover over "Milk" and click the "×" button in its row',
      ['Hover over "Milk"', 'Click the "×" button in the row of "Milk"'],
    ],
    ['Click "A" and the page shows "B"', ['Click "A"', 'The page shows "B"']],
    ['"A" is visible and "B" is not visible', ['"A" is visible', '"B" is hidden']],
    ['Type "a" into "X" and press Enter, then click "B"', ['Type "a" into "X" and press Enter', 'Click "B"']],
    ['Untick "A" and collapse "B"', ['Untick "A"', 'Collapse "B"']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each([
    'Click "A"',
    'Type "a" into "X" and press Enter',
    'Click "A and B"',
    'Click "A" and do not click "B"',
    'Click "A" without clicking "B"',
    'Click "A" and blorp',
    'Only "A" and "B" are listed',
    'If "A" is visible, click "B"',
    'The 1st row is Ann Lee, who is 19',
    '',
  ])('not: %s', (text) => {
    expect(splitSteps(text)).toBeNull();
  });

  it('gives every command that is joined by a comma, "and" or "then", whatever its name is', () => {
    const join = fc.constantFrom(', ', ' and ', ' then ', ', and then ', '; ', ' & ');
    const names = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(names, join, (all, joined) => {
        const sentences = all.map((name) => `Click ${quote(name)}`);
        expect(sentencesOf(sentences.join(joined))).toEqual(sentences);
      }),
      { numRuns: 200 },
    );
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { fixesFor, withName, withOwnSecret } from './fixes.ts';
import { parse } from './parse.ts';
import { printCommand } from './print.ts';
import { commands } from './testing/commands.ts';

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

describe('the names on the page', () => {
  const others = ['Search', 'Help'];

  it('are offered where they are alike', () => {
    const missing = { name: 'Buy', alike: ['Buy now', 'Buy all'], others };
    expect(fixesFor('Click "Buy"', missing)).toEqual({
      fixes: [
        { missing: 'Buy', name: 'Buy now', sentence: 'Click "Buy now"' },
        { missing: 'Buy', name: 'Buy all', sentence: 'Click "Buy all"' },
      ],
      areAlike: true,
    });
  });

  it('are what can be chosen from where none is alike', () => {
    const { fixes, areAlike } = fixesFor('Click "Buy"', { name: 'Buy', alike: [], others });
    expect(fixes.map(({ sentence }) => sentence)).toEqual(['Click "Search"', 'Click "Help"']);
    expect(areAlike).toBe(false);
  });

  it('are not for a step that does not have the missing one, or of which nothing is known', () => {
    expect(fixesFor('Click "Other"', { name: 'Buy', alike: ['Buy now'], others }).fixes).toEqual([]);
    expect(fixesFor('Click "Buy"', undefined).fixes).toEqual([]);
  });
});

describe('a sentence that a result offers', () => {
  const typed = 'Type "hunter2$&" into "Password"';

  it.each([
    ['Click "Close"', 'Click the 1st "Close" button', 'Click the 1st "Close" button'],
    [typed, 'Type "••••" into the 1st "Password" field', 'Type "hunter2$&" into the 1st "Password" field'],
  ])('%s → %s', (step, offered, sentence) => {
    expect(withOwnSecret(step, offered)).toBe(sentence);
  });

  it.each([
    ['has no password of the step for its mask', 'Click "Close"', 'Type "••••" into "Password"'],
    ['has a mask in place of another text', typed, 'Type "hunter2" into "Password" in the row of "No ••••"'],
    ['is what the step says', 'Click "Close"', 'Click "Close"'],
    ['is not in the language', 'Click "Close"', 'Blorp the "Close"'],
  ])('is of no use if it %s', (_, step, offered) => {
    expect(withOwnSecret(step, offered)).toBeNull();
  });
});

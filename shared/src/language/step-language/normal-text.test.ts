/** @jest-environment node */
import fc from 'fast-check';
import { cleanText, comparableText, nameKey } from './normal-text.ts';

const SAME: [string, string][] = [
  [' one\u00A0 \n two\u200B ', 'one two'],
  ['Lamp\u00ADshade', 'Lampshade'],
  ['\u202BLuna\u202C \u2068A-1\u2069', 'Luna A-1'],
  ['Cafe\u0301', 'Café'],
  ['می\u200Cخواهم', 'میخواهم'],
  ['Ann’s “big” lamp', 'Ann\'s "big" lamp'],
  ['A\u20111', 'A-1'],
  ['❤\uFE0F', '❤'],
];

const DIFFERENT: [string, string][] = [
  ['A-1', 'A–1'],
  ['A-1', 'A−1'],
  ['x²', 'x2'],
  ['Ａ1', 'A1'],
  ['А1', 'A1'],
  ['resume', 'résumé'],
  ['A 1', 'A1'],
  ["5'", '5′'],
  ['👨‍👩‍👧', '👨👩👧'],
];

describe('texts as they are seen', () => {
  it.each([
    ['  a\n\t b\u00A0c ', 'a b c'],
    ['Sum\u00ADmer', 'Summer'],
    ['e\u0301', 'é'],
    ['\u200F\u202Aabc\u202C\u2066', 'abc'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['👩\u200D🔬', '👩\u200D🔬'],
    ['x²', 'x²'],
  ])('%j is %j', (text, seen) => {
    expect(cleanText(text)).toBe(seen);
  });

  it('are the same when they are cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const clean of [cleanText, comparableText, nameKey])
          expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['Email *', 'email'],
    ['Total:', 'total'],
    ['Don’t', "don't"],
    ['“A” ‑ B', '"a" - b'],
    [':', ':'],
  ])('%j is compared as %j', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});

describe('texts as they are compared', () => {
  it.each(SAME)('%j is the same as %j', (one, other) => {
    expect(comparableText(one)).toBe(comparableText(other));
  });

  it.each(DIFFERENT)('%j is not %j', (one, other) => {
    expect(comparableText(one)).not.toBe(comparableText(other));
  });
});

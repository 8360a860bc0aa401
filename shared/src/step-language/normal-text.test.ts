/** @jest-environment node */
import fc from 'fast-check';
import { cleanText, comparableText, nameKey } from './normal-text.ts';

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

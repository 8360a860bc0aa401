import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anyOccurrence, containedText, wholeName } from './text-pattern.ts';

/** Every mark on a keyboard: each means something to a pattern, to a selector or to nobody. */
const MARKS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const TEXTS = [
  ...MARKS.flatMap((mark) => [`a${mark}b`, `${mark}a b${mark}`, `a ${mark} b`]),
  'L-1001',
  'check-out',
  '2026-01-02',
  'and/or',
  'Home >> Lamps',
  'C:\\new',
  '(?<!a)[^b]{2}$',
  '–5 °C, “quoted” ‘so’…',
];
const PATTERNS = {
  wholeName: (text: string) => wholeName(text, false),
  'wholeName in any case': (text: string) => wholeName(text, true),
  containedText,
  anyOccurrence,
};

for (const [title, pattern] of Object.entries(PATTERNS))
  describe(title, () => {
    for (const text of TEXTS)
      it(`takes ${text} at its word`, () => {
        assert.match(text, pattern(text));
        assert.match(text.replace(/ /gu, '\n  '), pattern(text));
        const [mark = ''] = /[^\p{L}\p{N}\s]/u.exec(text) ?? [];
        assert.doesNotMatch(text.replaceAll(mark, 'x'), pattern(text));
      });
  });

describe('containedText', () => {
  const CASES: [text: string, isIn: string[], isNotIn: string[]][] = [
    ['paid', ['It is paid.', 'PAID'], ['unpaid', 'paids']],
    ['1', ['1', 'Cart (1)', '1.'], ['12', '1.50', '0,1', '-1', '−1']],
    ['$21.00', ['Total: $21.00'], ['$21x00', '$21.001']],
    ['L-1001', ['Order L-1001 is on its way'], ['L-10011', 'L1001']],
  ];
  for (const [text, isIn, isNotIn] of CASES)
    it(`finds ${text} as a word of its own`, () => {
      for (const actual of isIn) assert.match(actual, containedText(text));
      for (const actual of isNotIn) assert.doesNotMatch(actual, containedText(text));
    });
});

/** @jest-environment node */
import { containedText, occurrence } from './contained-text.ts';
import { cleanText } from 'shared/step-language';

/** Every mark on a keyboard: each means something to a pattern, to a selector or to neither. */
const MARKS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const TEXTS = [
  ...MARKS.flatMap((mark) => [`a${mark}b`, `${mark}a b${mark}`, `a ${mark} b`]),
  'L-1001',
  '2026-01-02',
  'Home >> Lamps',
  '(?<!a)[^b]{2}$',
  '–5 °C, “quoted” ‘so’…',
];

for (const [title, pattern] of Object.entries({ containedText, occurrence }))
  describe(title, () => {
    for (const text of TEXTS)
      it(`finds ${text} and nothing else`, () => {
        expect(text).toMatch(pattern(text));
        expect(text.replace(/ /gu, '\n  ')).toMatch(pattern(text));
        const [mark = ''] = /[^\p{L}\p{N}\s]/u.exec(text) ?? [];
        expect(text.replaceAll(mark, 'x')).not.toMatch(pattern(text));
      });
  });

const CASES: [text: string, isIn: string[], isNotIn: string[]][] = [
  ['paid', ['It is paid.', 'not paid'], ['unpaid', 'paids', 'PAID']],
  [
    '1',
    ['1', 'Cart (1)', '1.', 'Total:1', 'May-1'],
    ['12', '1.50', '0,1', '-1', '−1', '(-1)', '1:30', "1'000"],
  ],
  ['$1', ['$1', 'for $1!'], ['$12', '$1.50', '$1,000']],
  ['$21.00', ['Total: $21.00'], ['$21x00', '$21.001']],
  ['2 items', ['You have 2 items'], ['12 items', '2 itemsets', '1.2 items']],
  ['L-1001', ['Order L-1001 is on its way'], ['L-10011', 'L1001', 'XL-1001']],
];

describe('containedText', () => {
  for (const [text, isIn, isNotIn] of CASES)
    it(`finds ${text} as words and numbers of its own`, () => {
      for (const actual of isIn) expect(actual).toMatch(containedText(text));
      for (const actual of isNotIn) expect(actual).not.toMatch(containedText(text));
    });
});

describe('occurrence', () => {
  it('ignores case and the boundaries of words, not of numbers', () => {
    for (const actual of ['unpaid', 'PAID', 'paids']) expect(actual).toMatch(occurrence('paid'));
    for (const actual of ['$12', '$1.50']) expect(actual).not.toMatch(occurrence('$1'));
  });
});

const SPELLINGS: [text: string, actual: string][] = [
  ["Ann's", 'Ann’s lamp'],
  ['the "big" lamp', 'the “big” lamp'],
  ['A-1', 'No. A\u20111'],
  ['Café', 'Cafe\u0301 Blau'],
  ['Lampshade', 'Lamp\u00ADshade'],
  ['Owner: Ann', 'Owner: \u200EAnn\u200E'],
  ['❤ Like', '❤\uFE0F Like'],
];

describe('spellings of one text', () => {
  for (const [text, actual] of SPELLINGS)
    it(`finds ${text} as the page spells it`, () => {
      for (const pattern of [containedText, occurrence]) expect(cleanText(actual)).toMatch(pattern(text));
      for (const pattern of [containedText, occurrence]) expect(cleanText(actual)).toMatch(pattern(actual));
    });

  it('keeps a letter with another mark apart', () => {
    expect(cleanText('Kox\u030C')).not.toMatch(containedText('Kox'));
  });
});

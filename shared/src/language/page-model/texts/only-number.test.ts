/** @jest-environment node */
import { amountIn, onlyNumberIn } from './only-number.ts';

const CASES: [text: string, number: number | null][] = [
  ['42', 42],
  ['$1,299.00', 1299],
  ['1.299,00 €', 1299],
  ['1.299 €', 1299],
  ['1.299', 1.299],
  ['1,299', 1299],
  ['0,500', 0.5],
  ['12,5 %', 12.5],
  ['1,234,567', 1234567],
  ['1.234.567,8', 1234567.8],
  ['1 299,00 €', 1299],
  ["CHF 1'299.50", 1299.5],
  ['USD12.00', 12],
  ['-5 °C', -5],
  ['−$3.50', -3.5],
  ['($1,200.00)', -1200],
  ['(1.200,50 €)', -1200.5],
  ['(12.50)', -12.5],
  ['(-$5)', -5],
  ['1,200.00-', -1200],
  ['–$5', -5],
  ['– 5 items', 5],
  ['(3)', 3],
  ['Comments (3)', 3],
  ['Paid ($5)', 5],
  ['Total: 7 items.', 7],
  ['Order A-101 has 3 items', 3],
  ['1.2.3.4', null],
  ['1,29,300', null],
  ['2026-12-24', null],
  ['10:30', null],
  ['4.5/5', null],
  ['A-101', null],
  ['B2', null],
  ['none', null],
  ['', null],
];

describe('onlyNumberIn', () => {
  for (const [text, number] of CASES)
    it(`finds ${number === null ? 'no one number' : number} in "${text}"`, () => {
      expect(onlyNumberIn(text)).toEqual(number);
    });
});

describe('amountIn', () => {
  it('returns the unit without white space', () => {
    expect(amountIn('1,200 g')).toEqual({ number: 1200, unit: 'g' });
    expect(amountIn('− $ 3')).toEqual({ number: -3, unit: '$' });
    expect(amountIn('+$40')).toEqual({ number: 40, unit: '$' });
    expect(amountIn('($3)')).toEqual({ number: -3, unit: '$' });
  });
});

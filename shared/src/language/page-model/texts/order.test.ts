/** @jest-environment node */
import { firstOutOfOrder } from './order.ts';

const CASES: [texts: string[], ascending: number | null, descending: number | null][] = [
  [['2', '10', '10', '300'], null, 0],
  [['$4.00', '$1,200.00', '$9.50'], 1, 0],
  [['90 g', '1,200 g'], null, 0],
  [['9 kg', '10 g'], 0, 0],
  [['12 B', '980 KB', '1.2 MB', '3 GB'], null, 0],
  [['48 sec', '1 min 5 sec', '2h 30m', '1 d'], null, 0],
  [['1 min 5 sec', '48 sec'], 0, null],
  [['1 item', '2 items', '10 items'], null, 0],
  [['Anna', 'bob', 'Carl'], null, 0],
  [['A2', 'A10', 'B1'], null, 0],
  [['28.02.2026', '12.03.2026', '03.04.2026'], null, 0],
  [['May 3, 2026', 'April 4, 2026'], 0, null],
  [['2026-12-24', '2027-01-02'], null, 0],
  [['12/24/2026', '01/05/2027'], null, 0],
  [['03/04/2026', '05/01/2026'], 0, 0],
  [['10:30', '9:15'], 0, null],
];

describe('firstOutOfOrder', () => {
  for (const [texts, ascending, descending] of CASES)
    it(`compares ${texts.join(', ')}`, () => {
      expect(firstOutOfOrder(texts, false)).toEqual(ascending);
      expect(firstOutOfOrder(texts, true)).toEqual(descending);
    });
});

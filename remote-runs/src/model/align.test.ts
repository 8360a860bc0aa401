/** @jest-environment node */
import { align } from './align.ts';

test.each([
  ['abc', 'abc', 'aa bb cc'],
  ['abc', 'ac', 'aa b- cc'],
  ['ac', 'abc', 'aa -b cc'],
  ['', 'ab', '-a -b'],
  ['xabc', 'abcy', 'x- aa bb cc -y'],
  ['aab', 'ab', 'aa a- bb'],
])('%s aligned with %s', (left, right, expected) => {
  const pairs = align([...left], [...right], (a, b) => a === b);
  const shown = pairs.map(([a, b]) => `${a ?? '-'}${b ?? '-'}`).join(' ');
  expect(shown).toBe(expected);
});

/** @jest-environment node */
import { readId } from './route-id.ts';

test.each([
  ['12', 12],
  ['0012', 12],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['12abc', null],
  ['99999999999999999999', null],
])('the id in "%s" is %s', (text, id) => {
  expect(readId(text)).toBe(id);
});

/** @jest-environment node */
import { clockLabel, hourLabel } from './schedule-text.ts';

test.each([
  [0, '12 AM'],
  [1, '1 AM'],
  [11, '11 AM'],
  [12, '12 PM'],
  [13, '1 PM'],
  [23, '11 PM'],
])('hour %d is %s', (hour, label) => expect(hourLabel(hour)).toBe(label));

test('minutes have two digits', () => {
  expect(clockLabel(0, 0)).toBe('12:00 AM');
  expect(clockLabel(13, 5)).toBe('1:05 PM');
});

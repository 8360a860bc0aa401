/** @jest-environment node */
import { ACTION_TYPES } from 'shared/constants';
import { actionLabel, isActionType } from './action-type.ts';

test('every known action type has a label of its own', () => {
  const labels = ACTION_TYPES.map(actionLabel);
  expect(new Set(labels).size).toBe(ACTION_TYPES.length);
  expect(labels.filter((label) => label.includes('_'))).toEqual([]);
});

test.each([
  ['hover_element', 'Hover element'],
  ['toString', 'ToString'],
  ['', 'Action'],
])('the unknown type "%s" reads "%s"', (type, label) => {
  expect(isActionType(type)).toBe(false);
  expect(actionLabel(type)).toBe(label);
});

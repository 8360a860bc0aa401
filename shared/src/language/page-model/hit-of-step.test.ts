/** @jest-environment node */
import { readStep } from 'shared/step-language';
import { hitOfStep } from './hit-of-step.ts';
import { element, model, text } from './testing/models.ts';

const PAGE = model(
  text('Radio checked'),
  element('radio button', 'Radio'),
  element('checkbox', 'Terms'),
  element('checkbox', 'News'),
);
const textOf = (sentence: string) => hitOfStep(PAGE, readStep(sentence))?.text;

test('what is checked is a checkbox, radio button or switch, not a text of that name', () => {
  expect(textOf('"Radio" is checked')).toBe('1 of 1: radio button "Radio"');
  expect(textOf('"Radio checked" is checked')).toBeUndefined();
});

test('an assertion about several elements is not in doubt about which is meant', () => {
  expect(textOf('The checkbox is checked')).toMatch(/^2 match/);
  expect(textOf('There are 2 checkboxes')).toBeUndefined();
  expect(textOf('Every checkbox is checked')).toBeUndefined();
});

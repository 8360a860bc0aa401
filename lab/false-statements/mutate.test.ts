import assert from 'node:assert/strict';
import { it } from 'node:test';
import { printCommand, readStep, isAssertion } from 'shared/step-language';
import { mutate } from './mutate.ts';

function mutants(sentence: string): string[] {
  const { command } = readStep(sentence, 'assert');
  assert.ok(command && isAssertion(command), sentence);
  const neighbours = { texts: ['Search'], hiddenTexts: ['Saved'], values: ['Grace'], names: ['Email'] };
  return mutate(command, neighbours).map(
    ({ mutation, assertion }) => `${mutation}: ${printCommand(assertion)}`,
  );
}

it('changes one thing of an assertion', () => {
  const own = mutants('The page shows "2 lamps found"');
  for (const expected of [
    'negation: The page does not show "2 lamps found"',
    'other number: The page shows "3 lamps found"',
    'other number: The page shows "20 lamps found"',
    'wrong case: The page shows "2 LAMPS FOUND"',
    'swapped order: The page shows "found lamps 2"',
    `neighbour's value: The page shows "Search"`,
    'hidden text: The page shows "Saved"',
  ])
    assert.ok(own.includes(expected), expected);
});

it('gives a state its opposite, a field another value and a count another number', () => {
  assert.ok(mutants('The "Pay" button is disabled').includes('other state: The "Pay" button is enabled'));
  assert.ok(mutants('The "Name" field is "Ada"').includes(`neighbour's value: The "Name" field is "Grace"`));
  assert.ok(mutants('There are 3 checkboxes').includes('wrong count: There are 4 checkboxes'));
});

it('never repeats the assertion itself', () => {
  const sentence = 'The "Search" field is empty';
  assert.ok(!mutants(sentence).some((mutant) => mutant.endsWith(`: ${sentence}`)));
});

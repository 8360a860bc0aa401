import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPolarityFlipped } from './polarity.ts';

it('compares denials outside of names, two of which are none', () => {
  assert.ok(isPolarityFlipped('No error is visible', ['"error" is visible']));
  assert.ok(isPolarityFlipped('Untick Parking', ['Tick "Parking"']));
  assert.ok(!isPolarityFlipped('The button is not disabled', ['The button is enabled']));
  assert.ok(!isPolarityFlipped('Click the Disabled tab', ['Click the "Disabled" tab']));
  assert.ok(!isPolarityFlipped("The page doesn't show Total", ['The page does not show "Total"']));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { judge, type Carried } from './judge.ts';
import { act, check, impossible, nonsense, wrong } from './trial.ts';

const seen = { isTrue: true, saw: 'true' };
const unseen = { isTrue: false, saw: 'false' };

function carried(isSuccessful: boolean, actions: number, sight: Carried['sight'] = null): Carried {
  return {
    outcome: { isSuccessful, result: 'Said so.', startSeconds: 0, durationSeconds: 1, marks: [] },
    actions,
    sight,
  };
}

it('believes the witness, not the runner', () => {
  const step = act('Click Buy', 'bought');
  assert.equal(judge(step, carried(true, 1, seen)).verdict, 'right');
  assert.equal(judge(step, carried(true, 1, unseen)).verdict, 'false pass');
  assert.equal(judge(step, carried(false, 1, seen)).verdict, 'false fail');
});

it('tells a step that was tried from one that was not understood', () => {
  assert.equal(judge(check('The cart is empty'), carried(false, 1)).verdict, 'false fail');
  assert.equal(judge(check('The cart is empty'), carried(false, 0)).verdict, 'refused');
  assert.equal(judge(wrong('The cart is full', 'empty'), carried(false, 0)).verdict, 'refused');
});

it('wants what is wrong to fail and what is nonsense to leave the page alone', () => {
  assert.equal(judge(wrong('The cart is full', 'empty'), carried(true, 1)).verdict, 'false pass');
  assert.equal(judge(wrong('The cart is full', 'empty'), carried(false, 1)).verdict, 'right');
  assert.equal(
    judge(impossible('Click Sell', 'no such', 'intact'), carried(false, 1, unseen)).verdict,
    'false pass',
  );
  assert.equal(judge(nonsense('act', 'Do it', 'what', 'intact'), carried(false, 0, seen)).verdict, 'right');
  assert.equal(
    judge(nonsense('act', 'Do it', 'what', 'intact'), carried(false, 1, unseen)).verdict,
    'false pass',
  );
});

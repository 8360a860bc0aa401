import assert from 'node:assert/strict';
import { it } from 'node:test';
import { judge, type Executed } from './judge.ts';
import type { TrialStep } from './trial.ts';

const confirmed = { isTrue: true, saw: 'true' };
const contradicted = { isTrue: false, saw: 'false' };

function step(expect: TrialStep['expect']): TrialStep {
  return { type: 'act', text: 'Click "Buy"', expect };
}

function executed(isSuccessful: boolean, oracle: Executed['oracle'] = null): Executed {
  return { isSuccessful, result: 'Said so.', oracle, wentOn: false };
}

it('believes the oracle, not the runner', () => {
  assert.equal(judge(step('pass'), executed(true, confirmed)).verdict, 'right');
  assert.deepEqual(judge(step('pass'), executed(true, contradicted)), {
    verdict: 'false pass',
    result: 'Said so.',
    saw: 'false',
  });
  assert.equal(judge(step('pass'), executed(false, confirmed)).verdict, 'false fail');
});

it('counts what is not clear as refused, which is right where only a guess could execute it', () => {
  assert.equal(judge(step('pass'), null).verdict, 'refused');
  assert.equal(judge(step('fail'), null).verdict, 'refused');
  assert.equal(judge(step('refuse'), null).verdict, 'right');
});

it('wants what must not pass to fail, and to leave the page alone', () => {
  assert.equal(judge(step('fail'), executed(true)).verdict, 'false pass');
  assert.equal(judge(step('fail'), executed(false)).verdict, 'right');
  assert.equal(judge(step('fail'), executed(false, contradicted)).verdict, 'false pass');
  assert.equal(judge(step('refuse'), executed(false, confirmed)).verdict, 'right');
  assert.equal(judge(step('refuse'), executed(true)).verdict, 'false pass');
});

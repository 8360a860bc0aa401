import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read } from './show-reading.ts';

/** What somebody did and saw, as those write who support customers, and what is expected apart from it. */
const ACTS: [step: string, reading: string][] = [
  ['She then hit Subscribe', 'click <Subscribe> single'],
  ['He clicked Buy and typed "bob" into Name', 'click <Buy> single + input bob <Name>'],
  ['Customer says she pressed Save', 'click <Save> single'],
  ['According to the customer, he ticked Terms and clicked Pay', 'tick <Terms> true + click <Pay> single'],
  ['The customer tried to change the size to Large', 'select Large <size>'],
  [
    'She typed "Ada" into Name, checked Terms and pressed Enter',
    'input Ada <Name> + tick <Terms> true + press Enter',
  ],
  ['Clicked Save', 'click <Save> single'],
  ['Click Buy. Expected: the cart shows 1', 'click <Buy> single + check part <cart> 1 contains'],
  ['Click "Looked for it"', 'click <Looked for it> single'],
];
const CHECKS: [step: string, reading: string][] = [
  ['Expected result: The total is $42', 'check part <total> $42 is'],
  ['He was told that the password is too short', 'check text password is too short'],
  ['She got the error Card is invalid', 'check text Card is invalid'],
  ['They were shown an error', 'check state <error> visible'],
  ['They could not see the Delete button', 'check state <Delete:button> hidden'],
  ['The page showed Saved', 'check text Saved'],
  ['The customer says that the total was $42', 'check part <total> $42 is'],
];

describe('steps that are retold', () => {
  for (const [step, reading] of ACTS) it(`reads: ${step}`, () => assert.equal(read(step, 'act'), reading));
  for (const [step, reading] of CHECKS)
    it(`reads: ${step}`, () => assert.equal(read(step, 'assert'), reading));
});

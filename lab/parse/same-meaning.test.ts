import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Command, Target } from 'shared/step-language';
import { haveSameMeaning } from './same-meaning.ts';

const buy: Target = { name: 'Buy', kind: null, ordinal: null, place: null };

function click(target: Partial<Target>): Command {
  return { kind: 'click', gesture: 'click', target: { ...buy, ...target }, times: 1 };
}

it('ignores case and what only one wording says of the target', () => {
  assert.ok(haveSameMeaning([click({})], [click({ name: 'buy', kind: 'button', ordinal: 1 })]));
  assert.ok(!haveSameMeaning([click({ kind: 'link' })], [click({ kind: 'button' })]));
  assert.ok(!haveSameMeaning([click({})], [click({ name: 'Buy now' })]));
  const inRow = (name: string) => click({ place: { relation: 'in', target: { ...buy, name, kind: 'row' } } });
  assert.ok(haveSameMeaning([inRow('Ada')], [click({})]));
  assert.ok(!haveSameMeaning([inRow('Ada')], [inRow('Grace')]));
});

it('knows ways to put a value into a field as one, but not another value or one key more', () => {
  const type = (text: string, enter = false): Command => ({ kind: 'type', text, target: buy, enter });
  assert.ok(haveSameMeaning([type('2')], [{ kind: 'set', target: buy, value: '2' }]));
  assert.ok(haveSameMeaning([type('2')], [{ kind: 'select', target: buy, option: '2' }]));
  assert.ok(!haveSameMeaning([type('2')], [{ kind: 'set', target: buy, value: '3' }]));
  assert.ok(!haveSameMeaning([type('2')], [type('2', true)]));
});

it('compares names without decoration, and a click with what it does', () => {
  const tick = (on: boolean): Command => ({ kind: 'tick', target: buy, on });
  assert.ok(haveSameMeaning([click({ name: 'Members' })], [click({ name: 'Members (4)' })]));
  assert.ok(!haveSameMeaning([click({ name: 'Page 1' })], [click({ name: 'Page 2' })]));
  assert.ok(haveSameMeaning([tick(true)], [click({})]));
  assert.ok(!haveSameMeaning([tick(true)], [tick(false)]));
  assert.ok(haveSameMeaning([{ ...click({}), times: 2 } as Command], [click({}), click({})]));
});

it('tells an assertion from its denial, and one command from two', () => {
  const shows = (negated: boolean): Command => ({ kind: 'shows', text: 'Buy', negated, place: null });
  assert.ok(!haveSameMeaning([shows(true)], [shows(false)]));
  assert.ok(!haveSameMeaning([click({})], [click({}), click({})]));
});

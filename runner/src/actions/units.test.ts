import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTypedValue } from './fields/typed-value.ts';
import { keyNames } from './keys.ts';

describe('names of keys', () => {
  const VALID: [keys: string, names: string][] = [
    ['Enter', 'Enter'],
    ['enter', 'Enter'],
    ['control+shift+a', 'Control+Shift+a'],
    ['Control++', 'Control++'],
    ['+', '+'],
    ['F12', 'F12'],
    ['ü', 'ü'],
    ['Shift', 'Shift'],
  ];
  for (const [keys, names] of VALID) it(keys, () => assert.equal(keyNames(keys), names));

  for (const keys of ['Return key', 'F13', 'Hyper+A', 'Enter+A', 'ab', ''])
    it(`not ${keys}`, () =>
      assert.throws(() => keyNames(keys), /^StepFailure: There is no key ".*Enter, Tab, .*Control\+/));
});

describe('what a field holds', () => {
  const SAME: [type: string, held: string, typed: string][] = [
    ['text', 'Ada', ' Ada '],
    ['text', '4111 1111', '41111111'],
    ['text', '(030) 12-34', '030 1234'],
    ['text', '1,234.5', '1234.5'],
    ['text', '24.12.2026', '24/12/2026'],
    ['text', 'DE89 3704', 'de893704'],
    ['text', 'ada', 'Ada'],
    ['number', '7', '007'],
    ['color', '#ff00aa', '#FF00AA'],
    ['time', '14:30', '14:30:00'],
    ['editable', 'a\n\nb', 'a b'],
    ['textarea', 'a\nb', 'a\r\nb'],
  ];
  for (const [type, held, typed] of SAME)
    it(`${typed} → ${held}`, () => assert.equal(isTypedValue(type, held, typed), true));

  const OTHER: [type: string, held: string, typed: string][] = [
    ['text', '', '---'],
    ['text', 'C', 'C++'],
    ['text', 'adaexample', 'ada@example'],
    ['text', 'Adam', 'Ada'],
    ['text', '15', '1.5'],
    ['text', '5', '-5'],
    ['text', '12', '123'],
    ['text', '1234', '123'],
    ['number', '', '0'],
    ['textarea', 'a b', 'a\nb'],
  ];
  for (const [type, held, typed] of OTHER)
    it(`not ${typed} → ${held}`, () => assert.equal(isTypedValue(type, held, typed), false));
});

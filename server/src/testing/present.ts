import assert from 'node:assert/strict';

/** The value itself; the test fails where there is none. */
export function present<Value>(value: Value | null | undefined): Value {
  assert.ok(value !== null && value !== undefined, 'There is no value');
  return value;
}

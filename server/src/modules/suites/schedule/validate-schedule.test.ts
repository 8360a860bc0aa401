import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateSchedule } from './validate-schedule.ts';

for (const expression of [
  '',
  'every day',
  '@daily',
  '0 9 * * *',
  '0 9 * * * *',
  '0 9 ? * ? *',
  '0 0 9 * * ? *',
])
  test(`"${expression}" is not valid`, () => {
    assert.equal(validateSchedule(expression), 'This schedule cannot be read.');
  });
for (const expression of [
  '60 9 * * ? *',
  '0 24 * * ? *',
  '0 9 ? * 0 *',
  '0 9 ? * 8 *',
  '0 9 32 * ? *',
  '0 9 ? * 6-2 *',
])
  test(`"${expression}" is out of range`, () => {
    assert.equal(validateSchedule(expression), 'This schedule cannot be read.');
  });
for (const expression of ['* * * * ? *', '*/4 * * * ? *', '0,3 9 * * ? *', '58,2 * * * ? *'])
  test(`"${expression}" starts too often`, () => {
    assert.equal(validateSchedule(expression), 'A suite can be started every 5 minutes at most.');
  });
for (const expression of ['0 9 1 1 ? 2020', '0 9 31 2 ? *'])
  test(`"${expression}" never starts`, () => {
    assert.equal(validateSchedule(expression), 'This schedule never starts the suite.');
  });
for (const expression of ['*/5 * * * ? *', '0 9 29 2 ? *', '0 9 ? * 6L 2026-2198'])
  test(`"${expression}" is accepted`, () => {
    assert.equal(validateSchedule(expression), undefined);
  });

import { sampleSuite } from '../testing/samples.ts';
import { isShowable, withSchedule } from './schedule-draft.ts';
import { DEFAULT_SCHEDULE } from './schedule.ts';
import { draftOf, EMPTY_DRAFT, hasName, isSameSuite, toCreateBody, toUpdateBody } from './suite.ts';

const scheduled = sampleSuite({
  schedule_enabled: true,
  schedule_expression: '30 17 ? * 6 *',
  schedule_timezone: 'Europe/London',
  login_module_blueprint_id: 8,
});
const UNSHOWABLE = '0 9 ? * MON-FRI *';

test('a draft holds what the suite says', () => {
  expect(draftOf(scheduled)).toEqual({
    name: 'Checkout',
    loginModuleId: 8,
    schedule: {
      isOn: true,
      schedule: { ...DEFAULT_SCHEDULE, type: 'weekly', dayOfWeek: 6, hour: 17, minute: 30 },
      expression: '30 17 ? * 6 *',
      timezone: 'Europe/London',
    },
  });
});

test('a suite without a schedule begins with daily at 9:00 AM, UTC, switched off', () => {
  expect(draftOf(sampleSuite()).schedule).toEqual({
    isOn: false,
    schedule: { type: 'daily', hours: 1, hour: 9, minute: 0, dayOfWeek: 2 },
    expression: '0 9 * * ? *',
    timezone: 'UTC',
  });
});

test.each([
  ['', false],
  ['   ', false],
  [' a ', true],
])('is %j a name? %s', (name, expected) => expect(hasName({ ...EMPTY_DRAFT, name })).toBe(expected));

test('a new suite is sent trimmed, with a schedule and a login module only where they were chosen', () => {
  expect(toCreateBody({ ...EMPTY_DRAFT, name: ' Cart ' })).toEqual({ name: 'Cart' });
  expect(toCreateBody(draftOf(scheduled))).toEqual({
    name: 'Checkout',
    schedule_enabled: true,
    schedule_expression: '30 17 ? * 6 *',
    schedule_timezone: 'Europe/London',
    login_module_blueprint_id: 8,
  });
});

test('with scheduling off, neither text nor zone travels', () => {
  const draft = draftOf({ ...scheduled, schedule_enabled: false });
  expect(toUpdateBody(draft)).toEqual({
    name: 'Checkout',
    schedule_config: { schedule_enabled: false },
    login_module_blueprint_id: 8,
  });
});

test('a text that cannot be shown is sent back letter by letter until the schedule is changed', () => {
  const draft = draftOf({ ...scheduled, schedule_expression: UNSHOWABLE });
  expect(draft.schedule.schedule).toEqual(DEFAULT_SCHEDULE);
  expect(isShowable(draft.schedule)).toBe(false);
  expect(toUpdateBody({ ...draft, name: 'Cart' }).schedule_config.schedule_expression).toBe(UNSHOWABLE);
  const changed = withSchedule(draft.schedule, { hour: 10 });
  expect(isShowable(changed)).toBe(true);
  expect(changed.expression).toBe('0 10 * * ? *');
});

test('a change of type keeps what the other type had', () => {
  const hourly = withSchedule(draftOf(scheduled).schedule, { type: 'hourly', hours: 6 });
  expect(hourly.expression).toBe('0 */6 * * ? *');
  expect(withSchedule(hourly, { type: 'weekly' }).expression).toBe('30 17 ? * 6 *');
});

test('drafts are the same suite when they would be saved alike', () => {
  const draft = draftOf(scheduled);
  expect(isSameSuite(draft, { ...draft, name: ' Checkout ' })).toBe(true);
  expect(isSameSuite(draft, { ...draft, schedule: { ...draft.schedule, isOn: false } })).toBe(false);
});

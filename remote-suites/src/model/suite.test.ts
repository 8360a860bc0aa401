/** @jest-environment node */
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
const UNSHOWABLE = 'rate(1 day)';

test('a draft has the values of its suite', () => {
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

test('without a schedule the draft is daily at 9:00 AM, UTC, and off', () => {
  expect(draftOf(sampleSuite()).schedule).toEqual({
    isOn: false,
    schedule: expect.objectContaining({ type: 'daily', hours: 1, hour: 9, minute: 0, dayOfWeek: 2 }),
    expression: '0 9 * * ? *',
    timezone: 'UTC',
  });
});

test.each([
  ['', false],
  ['   ', false],
  [' a ', true],
])('is %j a name? %s', (name, expected) => expect(hasName({ ...EMPTY_DRAFT, name })).toBe(expected));

test('a new suite is sent with a trimmed name, and with schedule and login module only if selected', () => {
  expect(toCreateBody({ ...EMPTY_DRAFT, name: ' Cart ' })).toEqual({ name: 'Cart' });
  expect(toCreateBody(draftOf(scheduled))).toEqual({
    name: 'Checkout',
    schedule_enabled: true,
    schedule_expression: '30 17 ? * 6 *',
    schedule_timezone: 'Europe/London',
    login_module_blueprint_id: 8,
  });
  const settings = {
    shares_login: false,
    browser: { device: 'iPhone 15' },
    in_order: true,
    retries: 2,
    handlers: ['When "Accept cookies" is shown, click it'],
    schedule_environment_id: 4,
  };
  expect(toCreateBody(draftOf({ ...scheduled, ...settings }))).toMatchObject(settings);
});

test('with scheduling off, neither cron text nor time zone is sent', () => {
  const draft = draftOf({ ...scheduled, schedule_enabled: false });
  expect(toUpdateBody(draft)).toEqual({
    name: 'Checkout',
    schedule_config: { schedule_enabled: false },
    login_module_blueprint_id: 8,
  });
});

test('unsupported cron text is sent unmodified until the schedule changes', () => {
  const draft = draftOf({ ...scheduled, schedule_expression: UNSHOWABLE });
  expect(draft.schedule.schedule).toEqual(DEFAULT_SCHEDULE);
  expect(isShowable(draft.schedule)).toBe(false);
  expect(toUpdateBody({ ...draft, name: 'Cart' }).schedule_config.schedule_expression).toBe(UNSHOWABLE);
  const changed = withSchedule(draft.schedule, { hour: 10 });
  expect(isShowable(changed)).toBe(true);
  expect(changed.expression).toBe('0 10 * * ? *');
});

test('a change of type keeps the values of the other type', () => {
  const hourly = withSchedule(draftOf(scheduled).schedule, { type: 'hourly', hours: 6 });
  expect(hourly.expression).toBe('0 */6 * * ? *');
  expect(withSchedule(hourly, { type: 'weekly' }).expression).toBe('30 17 ? * 6 *');
});

test('a change to cron text begins with the schedule that was chosen; crontab is sent as what it becomes', () => {
  const cron = withSchedule(draftOf(scheduled).schedule, { type: 'cron' });
  expect(cron.schedule.text).toBe('30 17 ? * 6 *');
  const typed = withSchedule(cron, { text: '0 9 * * 1-5' });
  expect([typed.expression, typed.schedule.text]).toEqual(['0 9 ? * 2-6 *', '0 9 * * 1-5']);
});

test('drafts with the same request body are the same suite', () => {
  const draft = draftOf(scheduled);
  expect(isSameSuite(draft, { ...draft, name: ' Checkout ' })).toBe(true);
  expect(isSameSuite(draft, { ...draft, schedule: { ...draft.schedule, isOn: false } })).toBe(false);
});

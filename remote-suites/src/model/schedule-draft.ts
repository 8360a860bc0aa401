import type { Suite, SuiteUpdate } from 'shared/contract';
import { SCHEDULE_TIMEZONES, type MissedStarts } from 'shared/constants';
import { buildExpression, DEFAULT_SCHEDULE, parseExpression, type Schedule } from './schedule.ts';

/** The form values of a schedule. */
export interface ScheduleDraft {
  isOn: boolean;
  /** The values of the fields. */
  schedule: Schedule;
  /** The cron text that is saved: the stored one, unmodified, until a field changes. */
  expression: string;
  timezone: string;
  /** Where the tests run; null: at their own addresses. undefined: of a new suite, or of a server without environments. */
  environmentId?: number | null | undefined;
  /** undefined, here and below: as above. */
  missedStarts?: MissedStarts | undefined;
  /** Failed runs in a row until people are told. */
  alertAfter?: number | undefined;
}

/** The schedule of a suite without one: off, every day at 9:00 AM, UTC. */
export const EMPTY_SCHEDULE: ScheduleDraft = {
  isOn: false,
  schedule: DEFAULT_SCHEDULE,
  expression: buildExpression(DEFAULT_SCHEDULE),
  timezone: SCHEDULE_TIMEZONES[0],
};

export function scheduleDraftOf(suite: Suite): ScheduleDraft {
  const expression = suite.schedule_expression ?? EMPTY_SCHEDULE.expression;
  return {
    isOn: suite.schedule_enabled,
    schedule: parseExpression(expression) ?? DEFAULT_SCHEDULE,
    expression,
    timezone: suite.schedule_timezone ?? EMPTY_SCHEDULE.timezone,
    environmentId: suite.schedule_environment_id,
    missedStarts: suite.missed_starts,
    alertAfter: suite.alert_after,
  };
}

/** Whether the suite, once saved, starts by itself at other times than before. */
export function startsOtherwise({ isOn, expression, timezone }: ScheduleDraft, suite: Suite): boolean {
  const stored = scheduleDraftOf(suite);
  return isOn && (!stored.isOn || stored.expression !== expression || stored.timezone !== timezone);
}

/** Applies a change of some fields. Cron text begins as that of the schedule chosen before. */
export function withSchedule(draft: ScheduleDraft, change: Partial<Schedule>): ScheduleDraft {
  const schedule = { ...draft.schedule, ...change };
  if (change.type === 'cron' && schedule.text === DEFAULT_SCHEDULE.text && isShowable(draft))
    schedule.text = draft.expression;
  return { ...draft, schedule, expression: buildExpression(schedule) };
}

/** Whether the fields can show the cron text. */
export function isShowable({ schedule, expression }: ScheduleDraft): boolean {
  return schedule.type === 'cron' || parseExpression(expression) !== null;
}

/** Cron text and time zone are sent only while scheduling is on. */
export function toScheduleConfig({
  isOn,
  expression,
  timezone,
}: ScheduleDraft): SuiteUpdate['schedule_config'] {
  if (!isOn) return { schedule_enabled: false };
  return { schedule_enabled: true, schedule_expression: expression, schedule_timezone: timezone };
}

import { intlZone, nextFire } from 'shared/schedule';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SuiteRow } from '../suites-repository.ts';
import { isTimezone, validateSchedule } from './validate-schedule.ts';

/** What a caller sends of a schedule. */
export interface ScheduleInput {
  schedule_enabled?: boolean;
  schedule_expression?: string;
  schedule_timezone?: string;
}

export interface ChosenSchedule {
  schedule: Pick<SuiteRow, 'scheduleEnabled' | 'scheduleExpression' | 'scheduleTimezone' | 'nextFireAt'>;
  /** It is on, but its stored text cannot be read. */
  isUnreadable: boolean;
}

/**
 * The suite's schedule after the input. With scheduling off the old text is kept, so that switching it on restores it;
 * text that came back unchanged is not judged. `path` leads to the input's fields. Throws 400 for what cannot be read.
 */
export function chooseSchedule(
  input: ScheduleInput,
  path: string,
  now: Date,
  previous?: SuiteRow,
): ChosenSchedule {
  const expression = input.schedule_expression ?? previous?.scheduleExpression ?? null;
  const timezone = input.schedule_timezone ?? previous?.scheduleTimezone ?? 'UTC';
  const isEnabled = input.schedule_enabled ?? false;
  if (timezone !== previous?.scheduleTimezone && !isTimezone(timezone))
    throw invalid(`${path}schedule_timezone`, 'This time zone is not known.');
  const problem =
    expression !== (previous?.scheduleExpression ?? null) && validateSchedule(expression ?? '', now);
  if (problem) throw invalid(`${path}schedule_expression`, problem);
  if (isEnabled && expression === null)
    throw invalid(`${path}schedule_expression`, 'Choose when the suite runs.');
  const chosen = { scheduleEnabled: isEnabled, scheduleExpression: expression, scheduleTimezone: timezone };
  const isUnchanged =
    isEnabled &&
    previous?.scheduleEnabled === true &&
    previous.scheduleExpression === expression &&
    previous.scheduleTimezone === timezone;
  const { nextFireAt, isUnreadable } = isUnchanged
    ? { nextFireAt: previous.nextFireAt, isUnreadable: false }
    : planNext(chosen, now);
  return { schedule: { ...chosen, nextFireAt }, isUnreadable };
}

/** When the schedule starts its suite next after `now`: never while it is off or its text cannot be read. */
export function planNext(
  schedule: Pick<SuiteRow, 'scheduleEnabled' | 'scheduleExpression' | 'scheduleTimezone'>,
  now: Date,
): { nextFireAt: Date | null; isUnreadable: boolean } {
  const { scheduleEnabled, scheduleExpression, scheduleTimezone } = schedule;
  if (!scheduleEnabled) return { nextFireAt: null, isUnreadable: false };
  try {
    const nextFireAt = nextFire(scheduleExpression ?? '', intlZone(scheduleTimezone ?? 'UTC'), now);
    return { nextFireAt, isUnreadable: false };
  } catch {
    return { nextFireAt: null, isUnreadable: true };
  }
}

function invalid(field: string, why: string): AppError {
  return new AppError(400, 'invalid_request', why, { fields: { [field]: why } });
}

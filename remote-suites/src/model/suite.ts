import type { Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { EMPTY_SCHEDULE, scheduleDraftOf, toScheduleConfig, type ScheduleDraft } from './schedule-draft.ts';

/** The form values of a suite. */
export interface SuiteDraft {
  name: string;
  schedule: ScheduleDraft;
  loginModuleId: number | null;
}

export const EMPTY_DRAFT: SuiteDraft = { name: '', schedule: EMPTY_SCHEDULE, loginModuleId: null };

export function draftOf(suite: Suite): SuiteDraft {
  return {
    name: suite.name,
    schedule: scheduleDraftOf(suite),
    loginModuleId: suite.login_module_blueprint_id ?? null,
  };
}

export function hasName({ name }: SuiteDraft): boolean {
  return name.trim() !== '';
}

/** Whether two drafts have the same request body. */
export function isSameSuite(one: SuiteDraft, other: SuiteDraft): boolean {
  return JSON.stringify(toUpdateBody(one)) === JSON.stringify(toUpdateBody(other));
}

export function toCreateBody({ name, schedule, loginModuleId }: SuiteDraft): SuiteCreate {
  const body: SuiteCreate = { name: name.trim() };
  if (schedule.isOn) Object.assign(body, toScheduleConfig(schedule));
  if (loginModuleId !== null) body.login_module_blueprint_id = loginModuleId;
  return body;
}

export function toUpdateBody({ name, schedule, loginModuleId }: SuiteDraft): SuiteUpdate {
  return {
    name: name.trim(),
    schedule_config: toScheduleConfig(schedule),
    login_module_blueprint_id: loginModuleId,
  };
}

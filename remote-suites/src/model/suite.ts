import type { Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';

/** What a person can say about a suite. */
export interface SuiteDraft {
  name: string;
  loginModuleId: number | null;
}

export const EMPTY_DRAFT: SuiteDraft = { name: '', loginModuleId: null };

export function draftOf(suite: Suite): SuiteDraft {
  return { name: suite.name, loginModuleId: suite.login_module_blueprint_id };
}

export function hasName({ name }: SuiteDraft): boolean {
  return name.trim() !== '';
}

export function toCreateBody({ name, loginModuleId }: SuiteDraft): SuiteCreate {
  const body: SuiteCreate = { name: name.trim() };
  if (loginModuleId !== null) body.login_module_blueprint_id = loginModuleId;
  return body;
}

/** The suite's schedule travels as it is: its text and zone only while it is on. */
export function toUpdateBody({ name, loginModuleId }: SuiteDraft, suite: Suite): SuiteUpdate {
  const schedule: SuiteUpdate['schedule_config'] = { schedule_enabled: suite.schedule_enabled };
  if (suite.schedule_enabled) {
    if (suite.schedule_expression !== null) schedule.schedule_expression = suite.schedule_expression;
    if (suite.schedule_timezone !== null) schedule.schedule_timezone = suite.schedule_timezone;
  }
  return { name: name.trim(), schedule_config: schedule, login_module_blueprint_id: loginModuleId };
}

import type { BrowserSettings, Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { EMPTY_SCHEDULE, scheduleDraftOf, toScheduleConfig, type ScheduleDraft } from './schedule-draft.ts';

/** The form values of a suite. */
export interface SuiteDraft {
  name: string;
  schedule: ScheduleDraft;
  loginModuleId: number | null;
  /** undefined, here and below: of a server that does not know it, and of a new suite. */
  sharesLogin?: boolean | undefined;
  browser?: BrowserSettings | undefined;
  /** Its tests run one after the other. */
  inOrder?: boolean | undefined;
  /** How often a failed test is tried again. */
  retries?: number | undefined;
  /** Interruption handlers. */
  handlers?: string[] | undefined;
}

export const EMPTY_DRAFT: SuiteDraft = { name: '', schedule: EMPTY_SCHEDULE, loginModuleId: null };

export function draftOf(suite: Suite): SuiteDraft {
  return {
    name: suite.name,
    schedule: scheduleDraftOf(suite),
    loginModuleId: suite.login_module_blueprint_id ?? null,
    sharesLogin: suite.shares_login,
    browser: suite.browser,
    inOrder: suite.in_order,
    retries: suite.retries,
    handlers: suite.handlers,
  };
}

export function hasName({ name }: SuiteDraft): boolean {
  return name.trim() !== '';
}

/** Whether two drafts have the same request body. */
export function isSameSuite(one: SuiteDraft, other: SuiteDraft): boolean {
  return JSON.stringify(toUpdateBody(one)) === JSON.stringify(toUpdateBody(other));
}

export function toCreateBody({ name, schedule, loginModuleId, ...settings }: SuiteDraft): SuiteCreate {
  const body: SuiteCreate = { name: name.trim(), ...settingsBody(schedule, settings) };
  if (schedule.isOn) Object.assign(body, toScheduleConfig(schedule));
  if (loginModuleId !== null) body.login_module_blueprint_id = loginModuleId;
  return body;
}

export function toUpdateBody({ name, schedule, loginModuleId, ...settings }: SuiteDraft): SuiteUpdate {
  return {
    name: name.trim(),
    schedule_config: toScheduleConfig(schedule),
    login_module_blueprint_id: loginModuleId,
    ...settingsBody(schedule, settings),
  };
}

/** Settings that the server knows, or that were chosen for a new suite. */
function settingsBody(
  { environmentId, missedStarts, alertAfter }: ScheduleDraft,
  {
    sharesLogin,
    browser,
    inOrder,
    retries,
    handlers,
  }: Omit<SuiteDraft, 'name' | 'schedule' | 'loginModuleId'>,
) {
  return {
    ...(environmentId !== undefined && { schedule_environment_id: environmentId }),
    ...(missedStarts !== undefined && { missed_starts: missedStarts }),
    ...(alertAfter !== undefined && { alert_after: alertAfter }),
    ...(sharesLogin !== undefined && { shares_login: sharesLogin }),
    ...(browser && { browser }),
    ...(inOrder !== undefined && { in_order: inOrder }),
    ...(retries !== undefined && { retries }),
    ...(handlers && { handlers }),
  };
}

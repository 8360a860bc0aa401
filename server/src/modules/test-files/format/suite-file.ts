import { SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { retriesSchema, textSchema } from 'shared/contract';
import { z } from 'zod';
import { browserSettingSchema, printBrowser } from './browser-setting.ts';
import type { FileProblem, Read, SuiteContent } from './file-content.ts';
import { handlersSettingSchema } from './handlers-setting.ts';
import { printSettings } from './print-settings.ts';
import { checkSettings, fileIdSchema } from './test-settings.ts';

/** Of schedules and time zones, as in the API. */
const MAX_LENGTH = 100;

const flag = z.enum(['true', 'false'], 'Write "true" or "false".').transform((text) => text === 'true');
const suiteSchema = z.strictObject({
  id: fileIdSchema.optional(),
  name: textSchema
    .trim()
    .min(1, 'Write the name of the suite.')
    .max(SUITE_NAME_MAX_LENGTH, 'The name is too long.'),
  schedule: z
    .strictObject({
      enabled: flag,
      expression: textSchema.max(MAX_LENGTH).optional(),
      timezone: textSchema.max(MAX_LENGTH).optional(),
      environment: textSchema.max(MAX_LENGTH).optional(),
    })
    .optional(),
  login_module: textSchema.optional(),
  /** Only where several modules have the title. */
  login_module_id: fileIdSchema.optional(),
  /** Absent: they do. */
  shares_login: flag.optional(),
  browser: browserSettingSchema.optional(),
  /** Absent: they do not. */
  in_order: flag.optional(),
  /** Absent: 0. */
  retries: z
    .string()
    .regex(/^\d{1,2}$/, 'The number of retries is a whole number.')
    .transform(Number)
    .pipe(retriesSchema)
    .optional(),
  handlers: handlersSettingSchema.optional(),
});

export function printSuite(suite: SuiteContent): string {
  const { isScheduled, scheduleExpression: expression, scheduleTimezone: timezone, loginModule } = suite;
  const { scheduleEnvironment: environment } = suite;
  return printSettings({
    id: suite.id,
    name: suite.name,
    schedule:
      isScheduled || expression !== null || environment !== null
        ? { enabled: isScheduled, expression, timezone, environment }
        : null,
    login_module: loginModule?.title ?? null,
    login_module_id: loginModule?.id ?? null,
    shares_login: suite.sharesLogin ? null : false,
    browser: printBrowser(suite.browser),
    in_order: suite.inOrder ? true : null,
    retries: suite.retries === 0 ? null : suite.retries,
    handlers: suite.handlers,
  });
}

export function parseSuite(text: string): Read<SuiteContent> {
  const problems: FileProblem[] = [];
  const settings = checkSettings(text.replace(/^\uFEFF/, ''), suiteSchema, 1, problems);
  if (problems.length > 0 || !settings) return { content: null, problems };
  const { id = null, name, schedule, login_module: title, login_module_id: moduleId = null } = settings;
  const content = {
    id,
    name,
    isScheduled: schedule?.enabled ?? false,
    scheduleExpression: schedule?.expression ?? null,
    scheduleTimezone: schedule?.timezone ?? null,
    scheduleEnvironment: schedule?.environment ?? null,
    loginModule: title ? { title, id: moduleId } : null,
    sharesLogin: settings.shares_login ?? true,
    browser: settings.browser ?? {},
    inOrder: settings.in_order ?? false,
    retries: settings.retries ?? 0,
    handlers: settings.handlers ?? [],
  };
  return { content, problems: [] };
}

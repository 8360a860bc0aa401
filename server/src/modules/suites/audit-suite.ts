import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/database.ts';
import { changedDetails, recordEvent } from '../audit/audit-service.ts';
import type { SuiteRow } from './suites-repository.ts';

/** Settings whose values are not recorded, only that they changed. */
const SETTINGS = ['browser', 'handlers'] as const;

/** What a save has changed of a suite, and of its schedule as an event of its own. `before` undefined: the suite is new. */
export async function recordSuite(
  transaction: Transaction,
  before: SuiteRow | undefined,
  after: SuiteRow,
): Promise<void> {
  const { companyId } = after;
  const subject = { id: after.id, name: after.name };
  const settings = before ? SETTINGS.filter((name) => !isDeepStrictEqual(before[name], after[name])) : [];
  const changed = before && changedDetails(detailsOf(before), detailsOf(after));
  if (!before)
    await recordEvent(transaction, { companyId, action: 'suite.created', subject, after: detailsOf(after) });
  else if (changed || settings.length > 0)
    await recordEvent(transaction, {
      companyId,
      action: 'suite.updated',
      subject,
      before: changed?.before ?? {},
      after: { ...changed?.after, ...(settings.length > 0 && { changed_settings: settings }) },
    });
  const none = {
    enabled: false,
    expression: null,
    timezone: 'UTC',
    environment_id: null,
    missed_starts: 'one',
    alert_after: 1,
  };
  const schedule = changedDetails(before ? scheduleOf(before) : none, scheduleOf(after));
  if (schedule)
    await recordEvent(transaction, { companyId, action: 'schedule.updated', subject, ...schedule });
}

export async function recordDeletedSuite(transaction: Transaction, suite: SuiteRow): Promise<void> {
  const { companyId, scheduleEnabled, scheduleExpression } = suite;
  const schedule = scheduleEnabled ? { schedule: scheduleExpression } : undefined;
  await recordEvent(transaction, {
    companyId,
    action: 'suite.deleted',
    subject: suite,
    before: { ...detailsOf(suite), ...schedule },
  });
}

const detailsOf = ({ name, loginModuleId, sharesLogin, inOrder, retries }: SuiteRow) => ({
  name,
  login_module_id: loginModuleId,
  shares_login: sharesLogin,
  in_order: inOrder,
  retries,
});

const scheduleOf = (row: SuiteRow) => ({
  enabled: row.scheduleEnabled,
  expression: row.scheduleExpression,
  timezone: row.scheduleTimezone,
  environment_id: row.scheduleEnvironmentId,
  missed_starts: row.missedStarts,
  alert_after: row.alertAfter,
});

import type { BrowserSettings, SentSuite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { canonicalHandlers } from '../../platform/canonical-handlers.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { mergeOrRefuse } from '../audit/audit-service.ts';
import {
  checkBrowserSettings,
  checkMergedSettings,
  mayConflict,
  runBrowserOf,
} from '../browser-settings/browser-settings-service.ts';
import { recordDeletedSuite, recordSuite } from './audit-suite.ts';
import { findActivity } from './activity-repository.ts';
import { fieldsOf, presentSuite } from './present-suite.ts';
import { chooseSchedule, planNext } from './schedule/choose-schedule.ts';
import * as repository from './suites-repository.ts';

/** A suite whose time has come. */
export type DueSuite = ReturnType<typeof presentDue>;

type SuiteForRun = Pick<repository.SuiteRow, 'name' | 'sharesLogin'>;

export type SuitesService = ReturnType<typeof createSuitesService>;

export function createSuitesService({ database, log }: Pick<Platform, 'database' | 'log'>) {
  const { queries } = database;

  async function find(companyId: number, id: number): Promise<repository.SuiteRow> {
    const suite = await repository.findSuite(queries, companyId, id);
    if (!suite) throw notFoundInCompany('The test suite');
    return suite;
  }

  async function checkModule(
    source: Queries,
    companyId: number,
    id: number | null | undefined,
  ): Promise<void> {
    if (id === null || id === undefined || (await repository.isModule(source, companyId, id))) return;
    throw unprocessable('unknown_module', 'The login module does not exist.', {
      login_module_blueprint_id: 'The login module does not exist.',
    });
  }

  async function checkEnvironment(
    transaction: Transaction,
    companyId: number,
    id: number | null | undefined,
  ): Promise<void> {
    if (id === null || id === undefined || (await repository.isEnvironment(transaction, companyId, id)))
      return;
    throw unprocessable('unknown_environment', 'The environment does not exist.', {
      schedule_environment_id: 'The environment does not exist.',
    });
  }

  async function checkWithTests(source: Queries, id: number, browser: BrowserSettings): Promise<void> {
    if (!mayConflict(browser)) return;
    const tests = await repository.listBrowsers(source, id);
    checkMergedSettings(
      tests.map((test) => ({ title: test.title, browser: runBrowserOf(browser, test.browser) })),
    );
  }

  function warnOfUnreadable(suite: repository.SuiteRow): void {
    const { id: suiteId, scheduleExpression, scheduleTimezone } = suite;
    log.warn(
      { suiteId, scheduleExpression, scheduleTimezone },
      'A schedule cannot be read: it starts nothing',
    );
  }

  async function insert(
    transaction: Transaction,
    companyId: number,
    input: SuiteCreate,
  ): Promise<repository.SuiteRow> {
    checkBrowserSettings(input.browser);
    await checkModule(transaction, companyId, input.login_module_blueprint_id);
    await checkEnvironment(transaction, companyId, input.schedule_environment_id);
    const { schedule } = chooseSchedule(input, '', await repository.readClock(transaction));
    const suite = await repository.insertSuite(transaction, companyId, {
      ...schedule,
      name: input.name,
      loginModuleId: input.login_module_blueprint_id ?? null,
      ...settingsOf(input),
    });
    await recordSuite(transaction, undefined, suite);
    return suite;
  }

  async function change(
    transaction: Transaction,
    companyId: number,
    id: number,
    { base, ...mine }: SuiteUpdate,
  ): Promise<repository.SuiteRow> {
    const previous = await repository.lockSuite(transaction, companyId, id);
    if (!previous) throw notFoundInCompany('The test suite');
    const input = await mergeOrRefuse(
      transaction,
      { companyId, id, actions: ['suite.updated', 'schedule.updated'] },
      { base, mine, stored: fieldsOf(previous) },
    );
    checkBrowserSettings(input.browser);
    await checkWithTests(transaction, id, input.browser ?? {});
    await checkModule(transaction, companyId, input.login_module_blueprint_id);
    await checkEnvironment(transaction, companyId, input.schedule_environment_id);
    const now = await repository.readClock(transaction);
    const { schedule, isUnreadable } = chooseSchedule(
      input.schedule_config,
      'schedule_config.',
      now,
      previous,
    );
    const suite = await repository.updateSuite(transaction, companyId, id, {
      ...schedule,
      name: input.name,
      loginModuleId: input.login_module_blueprint_id,
      ...settingsOf(input),
    });
    if (!suite) throw notFoundInCompany('The test suite');
    if (isUnreadable) warnOfUnreadable(suite);
    await recordSuite(transaction, previous, suite);
    return suite;
  }

  return {
    async list(companyId: number): Promise<SentSuite[]> {
      const rows = await repository.listSuites(queries, companyId);
      const activity = await findActivity(queries, companyId);
      return rows.map((row) => presentSuite(row, activity.get(row.id)));
    },
    /** 404 also for another company's suite. */
    nameOf: async (companyId: number, id: number): Promise<string> => (await find(companyId, id)).name,
    /** What a start of the suite takes from it. 404 as above. */
    async forRun(companyId: number, id: number): Promise<SuiteForRun> {
      const { name, sharesLogin } = await find(companyId, id);
      return { name, sharesLogin };
    },
    create: async (companyId: number, input: SuiteCreate): Promise<SentSuite> =>
      presentSuite(await queries.transaction((transaction) => insert(transaction, companyId, input))),
    /** As `create`, within the caller's transaction; returns the id. */
    createWithin: async (transaction: Transaction, companyId: number, input: SuiteCreate): Promise<number> =>
      (await insert(transaction, companyId, input)).id,
    async update(companyId: number, id: number, input: SuiteUpdate): Promise<SentSuite> {
      return queries.transaction(async (transaction) => {
        const suite = await change(transaction, companyId, id, input);
        return presentSuite(suite, (await findActivity(transaction, companyId, id)).get(id));
      });
    },
    /** As `update`, within the caller's transaction. */
    async updateWithin(
      transaction: Transaction,
      companyId: number,
      id: number,
      input: SuiteUpdate,
    ): Promise<void> {
      await change(transaction, companyId, id, input);
    },
    /** Its tests stay, without a suite. */
    async delete(companyId: number, id: number): Promise<void> {
      await queries.transaction(async (transaction) => {
        const suite = await repository.lockSuite(transaction, companyId, id);
        if (!suite) throw notFoundInCompany('The test suite');
        await repository.deleteSuite(transaction, companyId, id);
        await recordDeletedSuite(transaction, suite);
      });
    },
    /** For the scheduler: the suite that has been due longest, held until the transaction ends; undefined if none is left. */
    async lockDue(transaction: Transaction, passedOver: number[]): Promise<DueSuite | undefined> {
      const suite = await repository.lockDueSuite(transaction, passedOver);
      return suite && presentDue(suite, await repository.readClock(transaction));
    },
    /** For the scheduler: when the suite becomes due next; null: not until its schedule is changed. */
    setNextFire: repository.setNextFire,
    /** Why the schedule did not start the suite, for the people who look at it; null: it did. */
    setRefusedStart: repository.setRefusedStart,
    /** Milliseconds until the next suite becomes due; undefined: none will. */
    untilNextDue: (): Promise<number | undefined> => repository.untilNextDue(queries),
    /** Gives those that are switched on without a due time one. */
    async planUnplanned(): Promise<void> {
      await queries.transaction(async (transaction) => {
        const now = await repository.readClock(transaction);
        for (const suite of await repository.lockUnplannedSuites(transaction)) {
          const { nextFireAt, isUnreadable } = planNext(suite, now);
          if (isUnreadable) warnOfUnreadable(suite);
          await repository.setNextFire(transaction, suite.id, nextFireAt);
        }
      });
    },
  };
}

function settingsOf(input: SuiteCreate | SuiteUpdate) {
  return {
    sharesLogin: input.shares_login,
    inOrder: input.in_order,
    retries: input.retries,
    browser: input.browser,
    handlers: canonicalHandlers(input.handlers),
    scheduleEnvironmentId: input.schedule_environment_id,
    missedStarts: input.missed_starts,
    alertAfter: input.alert_after,
  };
}

function presentDue(suite: repository.SuiteRow, now: Date) {
  return {
    id: suite.id,
    companyId: suite.companyId,
    name: suite.name,
    expression: suite.scheduleExpression ?? '',
    timezone: suite.scheduleTimezone ?? 'UTC',
    dueAt: suite.nextFireAt ?? now,
    missedStarts: suite.missedStarts,
    /** The start before was refused. */
    wasRefused: suite.refusedStartAt !== null,
    /** What time it is, by the database's clock. */
    now,
  };
}

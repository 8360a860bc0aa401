import type { SentSuite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findActivity } from './activity-repository.ts';
import { presentSuite } from './present-suite.ts';
import { chooseSchedule, planNext } from './schedule/choose-schedule.ts';
import * as repository from './suites-repository.ts';

/** A suite whose time has come. */
export interface DueSuite {
  id: number;
  companyId: number;
  name: string;
  expression: string;
  timezone: string;
  dueAt: Date;
  /** What time it is, by the database's clock. */
  now: Date;
}

export interface SuitesService {
  list(companyId: number): Promise<SentSuite[]>;
  /** 404 also for another company's suite. */
  nameOf(companyId: number, id: number): Promise<string>;
  create(companyId: number, input: SuiteCreate): Promise<SentSuite>;
  update(companyId: number, id: number, input: SuiteUpdate): Promise<SentSuite>;
  /** Its tests stay, without a suite. */
  delete(companyId: number, id: number): Promise<void>;
  /** For the scheduler: the suite that has been due longest, held until the transaction ends; undefined if none is left. */
  lockDue(transaction: Queries, passedOver: number[]): Promise<DueSuite | undefined>;
  /** For the scheduler: when the suite becomes due next; null: not until its schedule is changed. */
  setNextFire(transaction: Queries, id: number, nextFireAt: Date | null): Promise<void>;
  /** Milliseconds until the next suite becomes due; undefined: none will. */
  untilNextDue(): Promise<number | undefined>;
  /** Gives those that are switched on without a due time one. */
  planUnplanned(): Promise<void>;
}

export function createSuitesService({ database, log }: Pick<Platform, 'database' | 'log'>): SuitesService {
  const { queries } = database;

  async function find(companyId: number, id: number): Promise<repository.SuiteRow> {
    const suite = await repository.findSuite(queries, companyId, id);
    if (!suite) throw notFoundInCompany('The test suite');
    return suite;
  }

  async function checkModule(companyId: number, id: number | null | undefined): Promise<void> {
    if (id === null || id === undefined || (await repository.isModule(queries, companyId, id))) return;
    throw unprocessable('unknown_module', 'The login module does not exist.', {
      login_module_blueprint_id: 'The login module does not exist.',
    });
  }

  function warnOfUnreadable(suite: repository.SuiteRow): void {
    const { id: suiteId, scheduleExpression, scheduleTimezone } = suite;
    log.warn(
      { suiteId, scheduleExpression, scheduleTimezone },
      'A schedule cannot be read: it starts nothing',
    );
  }

  return {
    async list(companyId) {
      const rows = await repository.listSuites(queries, companyId);
      const activity = await findActivity(queries, companyId);
      return rows.map((row) => presentSuite(row, activity.get(row.id)));
    },
    nameOf: async (companyId, id) => (await find(companyId, id)).name,
    async create(companyId, input) {
      await checkModule(companyId, input.login_module_blueprint_id);
      const { schedule } = chooseSchedule(input, '', await repository.readClock(queries));
      const suite = await repository.insertSuite(queries, companyId, {
        ...schedule,
        name: input.name,
        loginModuleId: input.login_module_blueprint_id ?? null,
      });
      return presentSuite(suite);
    },
    async update(companyId, id, input) {
      await find(companyId, id);
      await checkModule(companyId, input.login_module_blueprint_id);
      return queries.transaction(async (transaction) => {
        const previous = await repository.lockSuite(transaction, companyId, id);
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
        });
        if (!suite) throw notFoundInCompany('The test suite');
        if (isUnreadable) warnOfUnreadable(suite);
        return presentSuite(suite, (await findActivity(transaction, companyId, id)).get(id));
      });
    },
    async delete(companyId, id) {
      if (!(await repository.deleteSuite(queries, companyId, id))) throw notFoundInCompany('The test suite');
    },
    async lockDue(transaction, passedOver) {
      const suite = await repository.lockDueSuite(transaction, passedOver);
      return suite && presentDue(suite, await repository.readClock(transaction));
    },
    setNextFire: repository.setNextFire,
    untilNextDue: () => repository.untilNextDue(queries),
    async planUnplanned() {
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

function presentDue(suite: repository.SuiteRow, now: Date): DueSuite {
  return {
    id: suite.id,
    companyId: suite.companyId,
    name: suite.name,
    expression: suite.scheduleExpression ?? '',
    timezone: suite.scheduleTimezone ?? 'UTC',
    dueAt: suite.nextFireAt ?? now,
    now,
  };
}

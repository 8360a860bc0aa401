import type { Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { AppError, notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentSuite } from './present-suite.ts';
import { isReadableSchedule, isTimezone } from './schedule.ts';
import * as repository from './suites-repository.ts';

export interface SuitesService {
  list(companyId: number): Promise<Suite[]>;
  /** 404 also for another company's suite. */
  get(companyId: number, id: number): Promise<Suite>;
  create(companyId: number, input: SuiteCreate): Promise<Suite>;
  update(companyId: number, id: number, input: SuiteUpdate): Promise<Suite>;
  /** Its tests stay, without a suite. */
  delete(companyId: number, id: number): Promise<void>;
}

interface Schedule {
  schedule_enabled?: boolean;
  schedule_expression?: string;
  schedule_timezone?: string;
}

export function createSuitesService({ database: { queries } }: Pick<Platform, 'database'>): SuitesService {
  async function find(companyId: number, id: number): Promise<repository.SuiteRow> {
    const suite = await repository.findSuite(queries, companyId, id);
    if (!suite) throw notFound('The test suite');
    return suite;
  }

  async function checkModule(companyId: number, id: number | null | undefined): Promise<void> {
    if (id === null || id === undefined || (await repository.isModule(queries, companyId, id))) return;
    throw unprocessable('unknown_module', 'The login module does not exist.', {
      login_module_blueprint_id: 'The login module does not exist.',
    });
  }

  return {
    list: async (companyId) => (await repository.listSuites(queries, companyId)).map(presentSuite),
    get: async (companyId, id) => presentSuite(await find(companyId, id)),
    async create(companyId, input) {
      await checkModule(companyId, input.login_module_blueprint_id);
      const values = { ...scheduleValues(input, ''), name: input.name };
      const loginModuleId = input.login_module_blueprint_id ?? null;
      return presentSuite(await repository.insertSuite(queries, companyId, { ...values, loginModuleId }));
    },
    async update(companyId, id, input) {
      const former = await find(companyId, id);
      await checkModule(companyId, input.login_module_blueprint_id);
      const suite = await repository.updateSuite(queries, companyId, id, {
        ...scheduleValues(input.schedule_config, 'schedule_config.', former),
        name: input.name,
        loginModuleId: input.login_module_blueprint_id,
      });
      if (!suite) throw notFound('The test suite');
      return presentSuite(suite);
    },
    async delete(companyId, id) {
      if (!(await repository.deleteSuite(queries, companyId, id))) throw notFound('The test suite');
    },
  };
}

/** With scheduling off the old text is kept, so that switching it on restores it. Text that came back unchanged is not judged. */
function scheduleValues(input: Schedule, path: string, former?: repository.SuiteRow) {
  const expression = input.schedule_expression ?? former?.scheduleExpression ?? null;
  const timezone = input.schedule_timezone ?? former?.scheduleTimezone ?? 'UTC';
  if (timezone !== former?.scheduleTimezone && !isTimezone(timezone))
    throw invalid(`${path}schedule_timezone`, 'This time zone is not known.');
  if (expression !== (former?.scheduleExpression ?? null) && !isReadableSchedule(expression ?? '', timezone))
    throw invalid(`${path}schedule_expression`, 'This schedule cannot be read.');
  if (input.schedule_enabled && expression === null)
    throw invalid(`${path}schedule_expression`, 'Choose when the suite runs.');
  return {
    scheduleEnabled: input.schedule_enabled ?? false,
    scheduleExpression: expression,
    scheduleTimezone: timezone,
  };
}

function invalid(field: string, why: string): AppError {
  return new AppError(400, 'invalid_request', why, { fields: { [field]: why } });
}

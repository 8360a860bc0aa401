import type { Services } from '../../../../server/src/modules/services.ts';
import type { Platform } from '../../../../server/src/platform/platform.ts';
import { fillGroupRuns } from './fill-group-runs.ts';
import { fillLongRun, type LongRun } from './fill-long-run.ts';
import { fillTests } from './fill-tests.ts';

export interface FillOptions {
  email: string;
  password: string;
  tests: number;
  /** Of each test; four where nothing is said. */
  steps?: number;
  groupRuns: number;
  /** Four where nothing is said. */
  testsPerRun?: number;
  longRun: LongRun;
}

export interface FilledCompany {
  id: number;
  /** Short ones. */
  testIds: number[];
  /** The two test runs with many steps. */
  longRunIds: number[];
}

/** A company with one user and much to look at. */
export async function fillCompany(
  pool: Platform['database']['pool'],
  { auth, company }: Pick<Services, 'auth' | 'company'>,
  options: FillOptions,
): Promise<FilledCompany> {
  const { id } = await company.create({ name: `${options.groupRuns} runs` });
  await auth.createUser({ companyId: id, email: options.email, password: options.password });
  const testIds = await fillTests(pool, id, options.tests, options.steps);
  await fillGroupRuns(pool, id, testIds, options.groupRuns, options.testsPerRun);
  return { id, testIds, longRunIds: await fillLongRun(pool, id, options.longRun) };
}

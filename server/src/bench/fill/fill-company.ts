import type { Services } from '../../modules/services.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillGroupRuns } from './fill-group-runs.ts';
import { fillLongRun, type LongRun } from './fill-long-run.ts';
import { fillTests } from './fill-tests.ts';

export interface FillOptions {
  email: string;
  password: string;
  tests: number;
  groupRuns: number;
  /** null: no test with many steps. */
  longRun: LongRun | null;
}

/** A company with one user and much to look at. Answers its id and the ids of its two long test runs. */
export async function fillCompany(
  platform: Pick<Platform, 'database' | 'storage'>,
  { auth, company }: Pick<Services, 'auth' | 'company'>,
  options: FillOptions,
): Promise<{ companyId: number; longRunIds: number[] }> {
  const { pool } = platform.database;
  const { id: companyId } = await company.create({ name: `${options.groupRuns} runs` });
  await auth.createUser({ companyId, email: options.email, password: options.password });
  const tests = await fillTests(pool, companyId, options.tests);
  await fillGroupRuns(pool, companyId, tests, options.groupRuns);
  const longRunIds = options.longRun ? await fillLongRun(platform, companyId, options.longRun) : [];
  return { companyId, longRunIds };
}

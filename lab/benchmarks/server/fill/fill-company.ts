import type { Setup } from '../setup/open-setup.ts';
import { fillGroupRuns } from './fill-group-runs.ts';
import { fillLongRun, type LongRun } from './fill-long-run.ts';
import { fillTests } from './fill-tests.ts';

interface FillOptions {
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
  /** Of its user. */
  token: string;
  /** Short ones. */
  testIds: number[];
  /** The two test runs with many steps. */
  longRunIds: number[];
}

const PASSWORD = 'steplight-bench';

/** A company with one user, who is signed in, and much to look at. @param name unique */
export async function fillCompany(
  { pool, services: { auth, company } }: Setup,
  name: string,
  options: FillOptions,
): Promise<FilledCompany> {
  const account = { email: `${name}@steplight.local`, password: PASSWORD };
  const { id } = await company.create({ name });
  await auth.createUser({ companyId: id, ...account });
  const { access_token: token } = await auth.login(account, '127.0.0.1');
  const testIds = await fillTests(pool, id, options.tests, options.steps);
  await fillGroupRuns(pool, id, testIds, options.groupRuns, options.testsPerRun);
  return { id, token, testIds, longRunIds: await fillLongRun(pool, id, options.longRun) };
}

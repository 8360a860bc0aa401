import { eq } from 'drizzle-orm';
import type { QueryOf } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';

export type Thing = QueryOf<'GET /account/company_of'>;

const TABLES = { group_run: groupRuns, test_run: testRuns, test: blueprints, suite: suites };

/** The company that has it, whoever asks; undefined: there is no such thing. */
export async function findCompanyOf(queries: Queries, { kind, id }: Thing): Promise<number | undefined> {
  const table = TABLES[kind];
  const [row] = await queries.select({ companyId: table.companyId }).from(table).where(eq(table.id, id));
  return row?.companyId;
}

import { createHash } from 'node:crypto';
import type { TestFile } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import type { DataTablesService } from '../data-tables/data-tables-service.ts';
import type { PlansService } from '../plans/plans-service.ts';
import type { Paths } from './assign-paths.ts';
import { planPathOf, tablePathOf } from './format/file-kind.ts';
import { printPlan } from './format/plan-file.ts';
import { printTableFile } from './format/table-file.ts';
import { printSuite } from './format/suite-file.ts';
import { printTest } from './format/print-test.ts';
import { findStepsOf, type Library } from './library-repository.ts';
import { contentOf, suiteContentOf } from './stored-contents.ts';

/** What is to be written to files, by ids of the company. */
export interface Exported {
  blueprintIds: number[];
  suiteIds: number[];
}

export interface ExportDependencies {
  plans: PlansService;
  dataTables: Pick<DataTablesService, 'tablesOf'>;
}

/** The suites, then each test and module with its table and plan if it has one, in the order of the ids. Ids that are not in the library are passed over. */
export async function exportFiles(
  {
    queries,
    plans,
    dataTables,
    library,
    paths,
  }: ExportDependencies & { queries: Queries; library: Library; paths: Paths },
  { blueprintIds, suiteIds }: Exported,
): Promise<TestFile[]> {
  const files: TestFile[] = [];
  for (const id of suiteIds) {
    const suite = library.suites.get(id);
    if (suite)
      files.push(fileOf(paths.suites.get(id) ?? '', printSuite(suiteContentOf(library, suite)), null));
  }
  const steps = await findStepsOf(queries, blueprintIds);
  const entries = await plans.entriesOf(queries, blueprintIds);
  const tables = await dataTables.tablesOf(queries, blueprintIds);
  for (const id of blueprintIds) {
    const blueprint = library.blueprints.get(id);
    if (!blueprint) continue;
    const path = paths.tests.get(id) ?? '';
    files.push(fileOf(path, await printTest(contentOf(library, blueprint, steps.get(id) ?? [])), id));
    const table = tables.get(id);
    if (table) files.push(fileOf(tablePathOf(path), printTableFile(table), id));
    const plan = entries.get(id) ?? [];
    if (plan.length > 0) files.push(fileOf(planPathOf(path), printPlan(plan), id));
  }
  return files;
}

/** `id`: of the test or module; null: of a suite. The hash is SHA-256 in hex. */
export function fileOf(path: string, content: string, id: number | null): TestFile {
  return { path, content, test_blueprint_id: id, hash: createHash('sha256').update(content).digest('hex') };
}

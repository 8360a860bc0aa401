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

/** What stands in the files of tests and modules besides what the library knows, by their ids. */
export type LoadedContents = Awaited<ReturnType<typeof loadContents>>;

export async function loadContents(
  queries: Queries,
  { plans, dataTables }: ExportDependencies,
  blueprintIds: number[],
) {
  return {
    steps: await findStepsOf(queries, blueprintIds),
    plans: await plans.entriesOf(queries, blueprintIds),
    tables: await dataTables.tablesOf(queries, blueprintIds),
  };
}

/**
 * The suites, then each test and module with its table and plan if it has one, in the order of the ids. Ids that are not in the library are
 * passed over. Takes milliseconds a step: too long for a transaction.
 */
export async function printFiles(
  { library, paths, contents }: { library: Library; paths: Paths; contents: LoadedContents },
  { blueprintIds, suiteIds }: Exported,
): Promise<TestFile[]> {
  const files: TestFile[] = [];
  for (const id of suiteIds) {
    const suite = library.suites.get(id);
    if (suite)
      files.push(fileOf(paths.suites.get(id) ?? '', printSuite(suiteContentOf(library, suite)), null));
  }
  for (const id of blueprintIds) {
    const blueprint = library.blueprints.get(id);
    if (!blueprint) continue;
    const path = paths.tests.get(id) ?? '';
    const steps = contents.steps.get(id) ?? [];
    files.push(fileOf(path, await printTest(contentOf(library, blueprint, steps)), id));
    const table = contents.tables.get(id);
    if (table) files.push(fileOf(tablePathOf(path), printTableFile(table), id));
    const plan = contents.plans.get(id) ?? [];
    if (plan.length > 0) files.push(fileOf(planPathOf(path), printPlan(plan), id));
  }
  return files;
}

/** `id`: of the test or module; null: of a suite. The hash is SHA-256 in hex. */
export function fileOf(path: string, content: string, id: number | null): TestFile {
  return { path, content, test_blueprint_id: id, hash: createHash('sha256').update(content).digest('hex') };
}

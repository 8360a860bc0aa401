import type { QueryOf, TestFile } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import { assignPaths } from './assign-paths.ts';
import { loadContents, printFiles, type ExportDependencies, type Exported } from './export-files.ts';
import { findStepsOf, loadLibrary, type Library } from './library-repository.ts';

/** Tests and modules of one page. */
const PAGE_SIZE = 100;

export type FileSelection = QueryOf<'GET /test_files'>;

/** One page of files; the suites come with the first. 404 for an unknown test or suite. */
export async function listFiles(
  { queries, ...dependencies }: ExportDependencies & { queries: Queries },
  companyId: number,
  selection: FileSelection,
): Promise<{ files: TestFile[]; next_after: number | null }> {
  const library = await loadLibrary(queries, companyId);
  const { blueprintIds, suiteIds } = await select(queries, library, selection);
  const { after = 0 } = selection;
  const left = blueprintIds.filter((id) => id > after).sort((one, other) => one - other);
  const page = left.slice(0, PAGE_SIZE);
  const contents = await loadContents(queries, dependencies, page);
  const files = await printFiles(
    { library, paths: assignPaths(library), contents },
    { blueprintIds: page, suiteIds: after === 0 ? suiteIds : [] },
  );
  return { files, next_after: left.length > page.length ? (page.at(-1) ?? null) : null };
}

/** The tests that are asked for, with their suites and the modules that they and their suites use. */
async function select(queries: Queries, library: Library, selection: FileSelection): Promise<Exported> {
  const { test_blueprint_ids: ids, test_blueprint_category_id: suiteId } = selection;
  const { blueprints, suites } = library;
  if (ids === undefined && suiteId === undefined)
    return { blueprintIds: [...blueprints.keys()], suiteIds: [...suites.keys()] };
  const unknown = ids?.find((id) => !blueprints.has(id));
  if (unknown !== undefined) throw notFoundInCompany(`The test or module ${unknown}`);
  if (suiteId !== undefined && !suites.has(suiteId)) throw notFoundInCompany('The test suite');
  const chosen = [...blueprints.values()].filter(
    (one) => (ids?.includes(one.id) ?? true) && (suiteId === undefined || one.suiteId === suiteId),
  );
  const suiteIds = new Set([
    ...(suiteId === undefined ? [] : [suiteId]),
    ...chosen.flatMap((one) => one.suiteId ?? []),
  ]);
  const steps = await findStepsOf(
    queries,
    chosen.map(({ id }) => id),
  );
  const used = [...steps.values()].flat().flatMap(({ moduleId }) => moduleId ?? []);
  const logins = [...suiteIds].flatMap((id) => suites.get(id)?.loginModuleId ?? []);
  return {
    blueprintIds: [...new Set([...chosen.map(({ id }) => id), ...used, ...logins])],
    suiteIds: [...suiteIds].sort((one, other) => one - other),
  };
}

import type { TestFile, TestFileChange } from 'shared/contract';
import type { Paths } from '../assign-paths.ts';
import { planPathOf, tablePathOf } from '../format/file-kind.ts';
import type { ReadTestFiles } from '../format/read-test-files.ts';
import type { PlanChanges } from './plan-changes.ts';
import type { PreparedPush } from './prepare-push.ts';
import type { TableChanges } from './table-changes.ts';

/** Files as they are on the server, by their path there. */
export interface StoredFiles {
  paths: Paths;
  files: Map<string, TestFile>;
}

/** What became of each file, in the order of the paths. `stored`: after the push; null: nothing was stored. */
export function describeChanges(
  paths: string[],
  { problems }: ReadTestFiles,
  { suites, tests, tables, plans }: PreparedPush & { tables: TableChanges; plans: PlanChanges },
  stored: StoredFiles | null,
): TestFileChange[] {
  const described = new Map<string, TestFileChange>();
  const add = (change: TestFileChange) => void described.set(change.path.toLowerCase(), change);
  const fileAt = (path: string | undefined) => stored?.files.get(path ?? '') ?? null;
  for (const { read, named, change, problems: own, stored: previous } of suites)
    add({
      path: read.path,
      change,
      problems: own,
      test_blueprint_id: null,
      file:
        change === 'conflict' ? (previous?.file ?? null) : fileAt(stored?.paths.suites.get(named.id ?? 0)),
    });
  for (const item of tests) {
    const { read, named, change, problems: own, stored: previous } = item;
    // One that was made and taken back has none.
    const id = stored ? named.id : (previous?.blueprint.id ?? null);
    const path = stored?.paths.tests.get(named.id ?? 0) ?? '';
    const file = change === 'conflict' ? (previous?.file ?? null) : fileAt(path);
    add({ path: read.path, change, problems: own, test_blueprint_id: id, file });
    const table = tables.get(item);
    if (table)
      add({
        path: table.path,
        change: table.change,
        problems: table.problems,
        test_blueprint_id: id,
        file: table.file ?? fileAt(tablePathOf(path)),
      });
    const plan = plans.get(item);
    if (plan)
      add({
        path: plan.path,
        change: plan.change,
        problems: plan.problems,
        test_blueprint_id: id,
        file: plan.file ?? fileAt(planPathOf(path)),
      });
  }
  return paths.map((path) => {
    const own = problems
      .filter((problem) => problem.path === path)
      .map(({ line, message }) => ({ line, message }));
    const change = own.length > 0 ? undefined : described.get(path.toLowerCase());
    if (change) return { ...change, path };
    const why = own.length > 0 ? own : [{ line: null, message: 'Its test cannot be read.' }];
    return { path, change: 'rejected', test_blueprint_id: null, problems: why, file: null };
  });
}

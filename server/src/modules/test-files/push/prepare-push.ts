import type { Queries } from '../../../platform/database/database.ts';
import { assignPaths } from '../assign-paths.ts';
import { fileOf } from '../export-files.ts';
import { printTest } from '../format/print-test.ts';
import type { ReadTest, ReadTestFiles } from '../format/read-test-files.ts';
import { findStepsOf, type Library } from '../library-repository.ts';
import { contentOf } from '../stored-contents.ts';
import type { Named } from './names.ts';
import { matchSuites, resolveSuites } from './prepare-suites.ts';
import { prepareTest, type Surroundings } from './prepare-tests.ts';
import { reject, type Basis, type PreparedSuite, type PreparedTest, type StoredTest } from './prepared.ts';

export interface PreparedPush {
  suites: PreparedSuite[];
  /** Modules first. */
  tests: PreparedTest[];
  /** Suites that are to be made, those that only tests name included. */
  newSuites: Named[];
}

/** Finds out what the files change, without changing anything. */
export async function preparePush(
  queries: Queries,
  library: Library,
  read: ReadTestFiles,
  basis: Basis,
): Promise<PreparedPush> {
  const areNew = basis.mode === 'new';
  const sources = areNew ? withoutIds(read) : read;
  const suites = matchSuites(library, sources.suites);
  const around: Surroundings = {
    library,
    basis,
    suites: withPushed(
      [...library.suites.values()].map(({ id, name }) => ({ id, name, previousName: null })),
      suites,
    ),
    modules: [],
    stored: await loadStored(queries, library, sources.tests),
    claimed: new Set(sources.tests.flatMap(({ id }) => id ?? [])),
  };
  const modules = await prepareAll(around, sources.tests, 'module');
  around.modules = withPushed(modulesOf(library, areNew ? modules : []), modules);
  resolveSuites(library, suites, around.modules, basis);
  const tests = await prepareAll(around, sources.tests, 'integration');
  const all = [...modules, ...tests];
  rejectRepeated(all);
  return { suites, tests: all, newSuites: around.suites.filter(({ id }) => id === null) };
}

async function prepareAll(
  around: Surroundings,
  tests: ReadTest[],
  type: ReadTest['type'],
): Promise<PreparedTest[]> {
  const prepared: PreparedTest[] = [];
  for (const test of tests) if (test.type === type) prepared.push(await prepareTest(around, test));
  return prepared;
}

/** The stored ones, those that files describe as these say. */
function withPushed(stored: Named[], pushed: { named: Named }[]): Named[] {
  const ids = new Set(pushed.map(({ named }) => named.id));
  return [...pushed.map(({ named }) => named), ...stored.filter(({ id }) => !ids.has(id))];
}

/** Without those whose title one of `instead` has. */
function modulesOf({ blueprints }: Library, instead: PreparedTest[]): Named[] {
  const titles = new Set(instead.map(({ read }) => read.title));
  return [...blueprints.values()]
    .filter(({ type, title }) => type === 'module' && !titles.has(title))
    .map(({ id, title }) => ({ id, name: title, previousName: null }));
}

function rejectRepeated(tests: PreparedTest[]): void {
  const ids = new Set<number>();
  const titles = new Set<string>();
  for (const item of tests) {
    const { read } = item;
    if (read.id !== null && ids.has(read.id))
      reject(item, `Another file has the id ${read.id} too. In a copy, delete the line with the id.`);
    if (read.type === 'module' && titles.has(read.title))
      reject(item, `Another module of these files is called "${read.title}" too.`);
    if (read.id !== null) ids.add(read.id);
    if (read.type === 'module') titles.add(read.title);
  }
}

/** Those that the files name by their id or, without one, by their title. */
async function loadStored(
  queries: Queries,
  library: Library,
  tests: ReadTest[],
): Promise<Map<number, StoredTest>> {
  const ids = new Set(tests.map(({ id }) => id));
  const titles = new Set(tests.filter(({ id }) => id === null).map(({ title }) => title));
  const wanted = [...library.blueprints.values()].filter(({ id, title }) => ids.has(id) || titles.has(title));
  const steps = await findStepsOf(
    queries,
    wanted.map(({ id }) => id),
  );
  const paths = assignPaths(library);
  const stored = new Map<number, StoredTest>();
  for (const blueprint of wanted) {
    const own = steps.get(blueprint.id) ?? [];
    const content = contentOf(library, blueprint, own);
    const file = fileOf(paths.tests.get(blueprint.id) ?? '', await printTest(content), blueprint.id);
    stored.set(blueprint.id, { blueprint, content, file, moduleIds: own.map(({ moduleId }) => moduleId) });
  }
  return stored;
}

/** As copies. */
function withoutIds({ suites, tests, problems }: ReadTestFiles): ReadTestFiles {
  const clear = <Item extends { id: number | null }>(item: Item): Item => ({ ...item, id: null });
  return {
    problems,
    suites: suites.map(clear),
    tests: tests.map((test) => ({
      ...clear(test),
      steps: test.steps.map((step) => (step.module ? { ...step, module: clear(step.module) } : step)),
    })),
  };
}

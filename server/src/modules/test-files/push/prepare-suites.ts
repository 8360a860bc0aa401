import type { TestFile } from 'shared/contract';
import { assignPaths } from '../assign-paths.ts';
import { fileOf } from '../export-files.ts';
import type { SuiteContent } from '../format/file-content.ts';
import { printSuite } from '../format/suite-file.ts';
import type { ReadSuite } from '../format/read-test-files.ts';
import type { Library, LibrarySuite } from '../library-repository.ts';
import { moduleName, suiteContentOf } from '../stored-contents.ts';
import { findModule, type Named } from './names.ts';
import { reject, replaceStored, type Basis, type PreparedSuite } from './prepared.ts';

/** Finds the stored suite of each file, by its id, else by its name. What it may name comes later: `resolveSuites`. */
export function matchSuites(library: Library, suites: ReadSuite[]): PreparedSuite[] {
  const claimed = new Set(suites.flatMap(({ id }) => id ?? []));
  const names = new Set<string>();
  const paths = assignPaths(library);
  return suites.map((read) => {
    const suite = read.id === null ? findFree(library, read.name, claimed) : library.suites.get(read.id);
    if (suite) claimed.add(suite.id);
    const named: Named = { id: suite?.id ?? null, name: read.name, previousName: suite?.name ?? null };
    const stored = suite ? { suite, file: storedFile(library, suite, paths.suites.get(suite.id)) } : null;
    const item: PreparedSuite = {
      read,
      stored,
      named,
      loginModule: null,
      environmentId: null,
      change: 'created',
      problems: [],
    };
    if (read.id !== null && !suite)
      reject(
        item,
        `There is no suite ${read.id} in this company. To make a new one, delete the line with the id.`,
      );
    if (names.has(read.name)) reject(item, `Another file describes the suite "${read.name}" too.`);
    names.add(read.name);
    return item;
  });
}

/** Decides what is to be done with each suite, now that all modules are known. */
export function resolveSuites(
  library: Library,
  suites: PreparedSuite[],
  modules: Named[],
  basis: Basis,
): void {
  for (const item of suites) {
    const { read, stored } = item;
    const current = new Set(stored ? [stored.suite.loginModuleId] : []);
    const found = read.loginModule && findModule(modules, read.loginModule, current);
    if (found && 'problem' in found) reject(item, found.problem);
    else item.loginModule = found?.module ?? null;
    resolveEnvironment(library, item);
    if (!stored || item.change === 'rejected') continue;
    if (printSuite(merged(library, item, stored.suite)) === stored.file.content) item.change = 'unchanged';
    else replaceStored(item, stored.file, basis);
  }
}

/** By its name, ignoring case. */
function resolveEnvironment({ environments }: Library, item: PreparedSuite): void {
  const name = item.read.scheduleEnvironment;
  if (name === null) return;
  const all = [...environments];
  const found = all.find(([, other]) => other.toLowerCase() === name.toLowerCase());
  item.environmentId = found?.[0] ?? null;
  if (found) return;
  const known = all.map(([, other]) => other).join(', ');
  reject(
    item,
    `There is no environment "${name}". ${known === '' ? 'Add it in the settings.' : `There are: ${known}.`}`,
  );
}

/** As it will be stored: an expression that is not given stays. */
function merged(
  library: Library,
  { read, loginModule, environmentId }: PreparedSuite,
  suite: LibrarySuite,
): SuiteContent {
  return {
    ...read,
    id: suite.id,
    scheduleExpression: read.scheduleExpression ?? suite.scheduleExpression,
    scheduleTimezone: read.scheduleTimezone ?? suite.scheduleTimezone,
    scheduleEnvironment: library.environments.get(environmentId ?? 0) ?? null,
    loginModule: loginModule?.id ? moduleName(library, loginModule.id) : read.loginModule,
  };
}

function findFree(library: Library, name: string, claimed: Set<number>): LibrarySuite | undefined {
  return [...library.suites.values()].find((suite) => suite.name === name && !claimed.has(suite.id));
}

const storedFile = (library: Library, suite: LibrarySuite, path = ''): TestFile =>
  fileOf(path, printSuite(suiteContentOf(library, suite)), null);

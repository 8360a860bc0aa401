import type { FileStep, TestContent } from '../format/file-content.ts';
import { printTest } from '../format/print-test.ts';
import type { ReadTest } from '../format/read-test-files.ts';
import type { Library } from '../library-repository.ts';
import { moduleName } from '../stored-contents.ts';
import { findModule, findSuite, type Named } from './names.ts';
import { reject, replaceStored, type Basis, type PreparedTest, type StoredTest } from './prepared.ts';

/** What tests are compared with and refer to. */
export interface Surroundings {
  library: Library;
  /** Grows by the suites that only tests name. */
  suites: Named[];
  modules: Named[];
  stored: Map<number, StoredTest>;
  /** Ids that files of the push name. */
  claimed: Set<number>;
  basis: Basis;
}

/** Decides what is to be done with a test or module. */
export async function prepareTest(around: Surroundings, read: ReadTest): Promise<PreparedTest> {
  const byId = read.id === null ? null : (around.stored.get(read.id) ?? null);
  const item: PreparedTest = {
    read,
    stored: byId,
    named: { id: null, name: read.title, previousName: null },
    suite: null,
    modules: [],
    change: 'created',
    problems: [],
  };
  resolveNames(around, item);
  if (read.id === null) await matchByContent(around, item);
  else rejectWrongId(item);
  if (item.stored) item.named = namedOf(item.stored, read.title);
  checkAttachment(item);
  if (item.change === 'rejected') return item;
  if (!item.stored) return checkNew(item);
  if (await isSame(around.library, item, item.stored)) item.change = 'unchanged';
  else replaceStored(item, item.stored.file, around.basis);
  return item;
}

function resolveNames({ suites, modules }: Surroundings, item: PreparedTest): void {
  const { read, stored } = item;
  const { suiteName } = read;
  if (suiteName !== null) {
    const found = findSuite(suites, suiteName, stored?.blueprint.suiteId ?? null);
    item.suite = found ?? { id: null, name: suiteName, previousName: null };
    if (!found) suites.push(item.suite);
  }
  const current = new Set(stored?.moduleIds);
  item.modules = read.steps.map(({ module, line }) => {
    const found = module && findModule(modules, module, current);
    if (found && 'problem' in found) reject(item, found.problem, line);
    return found && 'module' in found ? found.module : null;
  });
}

function rejectWrongId(item: PreparedTest): void {
  const { read, stored } = item;
  const what = read.type === 'module' ? 'module' : 'test';
  if (!stored)
    reject(
      item,
      `There is no ${what} ${read.id ?? ''} in this company. To add it as a new one, delete the line with the id.`,
    );
  else if (stored.blueprint.type !== read.type)
    reject(item, `${read.id ?? ''} is no ${what}. A test cannot become a module, nor a module a test.`);
}

/** A push that is repeated because its answer was lost makes nothing twice: a file without an id that says what is stored is that. */
async function matchByContent(
  { library, stored, claimed, basis }: Surroundings,
  item: PreparedTest,
): Promise<void> {
  if (basis.mode === 'new') return;
  const { type, title } = item.read;
  for (const candidate of stored.values()) {
    const { blueprint } = candidate;
    if (blueprint.type !== type || blueprint.title !== title || claimed.has(blueprint.id)) continue;
    if (await isSame(library, item, candidate)) {
      item.stored = candidate;
      claimed.add(blueprint.id);
      return;
    }
    if (type === 'module')
      reject(
        item,
        `There is a module "${title}" already, with other steps. Pull it to change it, or choose another title.`,
      );
  }
}

function checkAttachment(item: PreparedTest): void {
  const { read, stored } = item;
  if (read.attachment === null || read.attachment === stored?.content.attachment) return;
  const advice = `Files are attached in the editor: "${read.attachment}" cannot be taken over.`;
  if (stored) reject(item, `${advice} Attach it there, then pull.`);
  else item.problems.push({ line: null, message: `${advice} Attach it there.` });
}

function checkNew(item: PreparedTest): PreparedTest {
  if (item.read.type === 'integration' && item.read.startingUrl === null)
    reject(item, 'Say where the test starts: "url: https://…" between two lines of --- at the top.');
  return item;
}

const namedOf = ({ blueprint: { id, title } }: StoredTest, name: string): Named => ({
  id,
  name,
  previousName: title,
});

/** Whether the file says what is stored, however it is written. */
async function isSame(library: Library, item: PreparedTest, stored: StoredTest): Promise<boolean> {
  return (await printTest(inWordsOf(library, item, stored))) === stored.file.content;
}

/** What the file says, with the names that suites and modules have now. */
function inWordsOf(
  library: Library,
  { read, suite, modules }: PreparedTest,
  stored: StoredTest,
): TestContent {
  const steps = read.steps.map((step, index): FileStep => {
    const id = modules[index]?.id;
    return id ? { ...step, module: moduleName(library, id) } : step;
  });
  const suiteName = suite?.id ? (library.suites.get(suite.id)?.name ?? null) : (suite?.name ?? null);
  return { ...read, id: stored.blueprint.id, suiteName, steps };
}

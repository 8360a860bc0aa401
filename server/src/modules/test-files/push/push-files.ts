import type { BodyOf, ReplyOutputOf, TestFileChange } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { ReadingsService } from '../../readings/readings-service.ts';
import { recordEvent } from '../../audit/audit-service.ts';
import { assignPaths } from '../assign-paths.ts';
import { loadContents, printFiles } from '../export-files.ts';
import { readTestFiles, type ReadTestFiles } from '../format/read-test-files.ts';
import { loadLibrary, lockLibrary } from '../library-repository.ts';
import { writePush, type Pusher, type Writers } from './write-push.ts';
import { describeChanges, type StoredFiles } from './describe-changes.ts';
import { preparePlans, type PlanChanges } from './plan-changes.ts';
import { preparePush, type PreparedPush } from './prepare-push.ts';
import type { Basis, PreparedTest } from './prepared.ts';
import { prepareTables, writeTables, type TableChanges } from './table-changes.ts';
import { unclearProblems } from './unclear-problems.ts';

export type PushedFiles = BodyOf<'POST /test_files/push'>;
export type PushResult = ReplyOutputOf<'POST /test_files/push'>;

/** Of all files of a push together. */
const STEPS_MAX = 20_000;

interface PushDependencies extends Writers {
  queries: Queries;
  readings: ReadingsService;
}

/** Stores files, all or none. A trial run does the same, and takes it back. */
export async function pushFiles(
  { queries, readings, ...writers }: PushDependencies,
  pusher: Pusher,
  { files, dry_run: isTrial }: PushedFiles,
  mode: Basis['mode'],
): Promise<PushResult> {
  const { companyId } = pusher;
  const read = await readTestFiles(files);
  rejectTooMany(read);
  const bases = new Map(files.map(({ path, base }) => [path, base]));
  const basis = { mode, bases };
  const tried = await rolledBackUnlessDone(queries, (transaction) =>
    tryPush(transaction, writers, pusher, { read, basis, isTrial }),
  );
  const { isDone, push, tables, plans, columns, stored } = tried;
  // Steps are parsed and printed after the transaction: it would be open for too long.
  if (stored) await writers.blueprints.countSavedSteps(stored.blueprintIds);
  reportEmptyTests(push.tests);
  await unclearProblems(readings, companyId, push.tests, columns);
  const printed = stored && (await printStored(stored, push));
  const paths = files.map(({ path }) => path);
  return { is_done: isDone, changes: describeChanges(paths, read, { ...push, tables, plans }, printed) };
}

/** A test without steps is stored, so that it can be written in the editor; its runs break. */
function reportEmptyTests(tests: PreparedTest[]): void {
  for (const { read, change, problems } of tests) {
    if (read.type !== 'integration' || read.steps.length > 0) continue;
    if (change === 'created' || change === 'updated') problems.push({ line: null, message: EMPTY_TEST });
  }
}

const EMPTY_TEST = 'It has no steps, so its runs cannot pass. Add one, and push again.';

/** How far a push has come within its transaction. */
interface TriedPush {
  isDone: boolean;
  push: PreparedPush;
  tables: TableChanges;
  plans: PlanChanges;
  /** What steps may use, of the tables that are stored. */
  columns: Map<number, string[]>;
  /** null: nothing is stored. */
  stored: StoredPush | null;
}

async function tryPush(
  transaction: Transaction,
  writers: Writers,
  pusher: Pusher,
  { read, basis, isTrial }: { read: ReadTestFiles; basis: Basis; isTrial: boolean },
): Promise<TriedPush> {
  const { companyId } = pusher;
  await lockLibrary(
    transaction,
    companyId,
    read.tests.flatMap(({ id }) => id ?? []),
  );
  const push = await preparePush(transaction, await loadLibrary(transaction, companyId), read, basis);
  const tables = await prepareTables(transaction, writers.dataTables, push.tests, basis);
  const plans = await preparePlans(transaction, writers.plans, push.tests, basis);
  let isDone = read.problems.length === 0 && canBeDone(push, tables, plans);
  if (isDone) {
    await writePush(transaction, writers, pusher, push, plans);
    await writeTables(transaction, writers.dataTables, tables, pusher.userId);
  }
  isDone &&= canBeDone(push, tables, plans) && !isTrial;
  if (isDone) await recordPush(transaction, companyId, push, tables);
  const columns = await columnsOf(transaction, writers, push);
  const stored = isDone ? await loadStored(transaction, writers, companyId, push) : null;
  return { isDone, push, tables, plans, columns, stored };
}

async function columnsOf(
  transaction: Transaction,
  { dataTables }: Writers,
  { tests }: PreparedPush,
): Promise<Map<number, string[]>> {
  const ids = tests.flatMap(({ named }) => named.id ?? []);
  const stored = await dataTables.tablesOf(transaction, ids);
  return new Map([...stored].map(([id, { columns }]) => [id, columns.map(({ name }) => name)]));
}

/** What was changed of tests and suites has events of its own. */
async function recordPush(
  transaction: Transaction,
  companyId: number,
  { suites, tests }: PreparedPush,
  tables: TableChanges,
): Promise<void> {
  const changed = (items: Iterable<Pick<TestFileChange, 'change'>>) =>
    [...items].filter(({ change }) => change !== 'unchanged').length;
  const after = { tests: changed(tests), suites: changed(suites), tables: changed(tables.values()) };
  if (after.tests + after.suites + after.tables === 0) return;
  await recordEvent(transaction, {
    companyId,
    action: 'test.pushed',
    subject: { name: 'Test files' },
    after,
  });
}

function rejectTooMany({ tests }: ReadTestFiles): void {
  const count = tests.reduce((sum, { steps }) => sum + steps.length, 0);
  if (count > STEPS_MAX)
    throw unprocessable(
      'too_many_steps',
      `These files have ${count} steps, and a push has at most ${STEPS_MAX}. Push some of the files, then the others.`,
    );
}

function canBeDone({ suites, tests }: PreparedPush, tables: TableChanges, plans: PlanChanges): boolean {
  const wrong: TestFileChange['change'][] = ['conflict', 'rejected'];
  return [...suites, ...tests, ...tables.values(), ...plans.values()].every(
    ({ change }) => !wrong.includes(change),
  );
}

/** What is printed of a push that is stored. */
type StoredPush = Awaited<ReturnType<typeof loadStored>>;

async function loadStored(
  transaction: Transaction,
  writers: Writers,
  companyId: number,
  { tests }: PreparedPush,
) {
  const library = await loadLibrary(transaction, companyId);
  const blueprintIds = tests.flatMap(({ named }) => named.id ?? []);
  return { library, blueprintIds, contents: await loadContents(transaction, writers, blueprintIds) };
}

/** The pushed files as they are stored. */
async function printStored(
  { library, blueprintIds, contents }: StoredPush,
  { suites }: PreparedPush,
): Promise<StoredFiles> {
  const paths = assignPaths(library);
  const suiteIds = suites.flatMap(({ named }) => named.id ?? []);
  const files = await printFiles({ library, paths, contents }, { blueprintIds, suiteIds });
  return { paths, files: new Map(files.map((file) => [file.path, file])) };
}

/** Carries the result out of the transaction that it rolls back. */
class RolledBackError extends Error {
  readonly result: TriedPush;

  constructor(result: TriedPush) {
    super('Nothing is stored.');
    this.result = result;
  }
}

async function rolledBackUnlessDone(
  queries: Queries,
  work: (transaction: Transaction) => Promise<TriedPush>,
): Promise<TriedPush> {
  try {
    return await queries.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!result.isDone) throw new RolledBackError(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBackError) return error.result;
    throw error;
  }
}

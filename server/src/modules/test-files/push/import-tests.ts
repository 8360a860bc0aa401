import { WEB_ADDRESS_RULE } from 'shared/constants';
import { sentenceDraftSchema, startingUrlSchema, type BodyOf } from 'shared/contract';
import { checkTable, describeProblem } from 'shared/data-table';
import type { Queries } from '../../../platform/database/database.ts';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { ReadTest } from '../format/read-test-files.ts';
import { recordEvent } from '../../audit/audit-service.ts';
import { loadLibrary, lockLibrary } from '../library-repository.ts';
import { preparePlans } from './plan-changes.ts';
import { preparePush } from './prepare-push.ts';
import type { ValuesService } from '../../values/values-service.ts';
import type { Basis, PreparedTest } from './prepared.ts';
import { prepareTables, writeTables } from './table-changes.ts';
import { writePush, type Pusher, type Writers } from './write-push.ts';

export type ImportedTests = BodyOf<'POST /imports'>;
type ImportedTest = ImportedTests['tests'][number];

/** Makes tests and modules of an import with the values that they use, all or none. @returns their ids in the order of the tests. 422 for what cannot be made, by its title. */
export async function importTests(
  queries: Queries,
  writers: Writers & { values: Pick<ValuesService, 'addMissing'> },
  pusher: Pusher,
  { tests, variables = [] }: ImportedTests,
): Promise<number[]> {
  const ids = await queries.transaction(async (transaction) => {
    await writers.values.addMissing(transaction, pusher.companyId, variables);
    await lockLibrary(transaction, pusher.companyId, []);
    const library = await loadLibrary(transaction, pusher.companyId);
    tests.forEach(requireReadable);
    const read = { tests: tests.map(asFile), suites: [], problems: [] };
    const basis: Basis = { mode: 'new', bases: new Map() };
    const push = await preparePush(transaction, library, read, basis);
    push.tests.forEach(requirePossible);
    const tables = await prepareTables(transaction, writers.dataTables, push.tests, basis);
    for (const [{ read: test }, { change, problems }] of tables)
      requirePossible({ read: test, change, problems });
    const plans = await preparePlans(transaction, writers.plans, push.tests, basis);
    await writePush(transaction, writers, pusher, push, plans);
    push.tests.forEach(requirePossible);
    await writeTables(transaction, writers.dataTables, tables, pusher.userId);
    await recordEvent(transaction, {
      companyId: pusher.companyId,
      action: 'test.imported',
      subject: { name: 'Import' },
      after: { tests: tests.length, variables: variables.map(({ name }) => name) },
    });
    const made = new Map(push.tests.map(({ read: { path }, named }) => [path, named.id]));
    return tests.map((_test, index) => made.get(String(index)) ?? 0);
  });
  // Parsing takes too long for a transaction.
  await writers.blueprints.countSavedSteps(ids);
  return ids;
}

/** Under its number as path; the lines are the numbers of the steps. */
function asFile(test: ImportedTest, index: number): ReadTest {
  return {
    id: null,
    path: String(index),
    type: test.type,
    title: test.title,
    startingUrl: test.starting_url || null,
    suiteName: test.suite_name || null,
    tags: test.tags,
    attachment: null,
    table: test.table ? { path: '', content: test.table } : null,
    browser: test.browser ?? {},
    handlers: test.handlers ?? [],
    plan: { path: '', entries: test.plan },
    steps: test.steps.map((step, at) => ({
      type: step.type,
      action: step.type === 'module' ? '' : step.action,
      useVision: step.use_vision,
      isDisabled: step.is_disabled,
      module: step.type === 'module' ? { title: step.module_title ?? '', id: null } : null,
      source: step.action,
      line: at + 1,
    })),
  };
}

function requireReadable({ title, type, starting_url: url, steps, table }: ImportedTest): void {
  const [wrong] = table ? checkTable(table.columns, table.rows) : [];
  if (table && wrong)
    throw unprocessable('import_refused', `"${title}", table: ${describeProblem(wrong, table.columns)}`);
  if (url && !startingUrlSchema.safeParse(url).success)
    throw unprocessable('import_refused', `"${title}": ${WEB_ADDRESS_RULE}`);
  for (const [index, { type: stepType, action }] of steps.entries()) {
    const refuse = (why: string) => unprocessable('import_refused', `"${title}", step ${index + 1}: ${why}`);
    if (stepType === 'module' && type === 'module') throw refuse('A module cannot contain modules.');
    if (stepType === 'module') continue;
    const sentence = sentenceDraftSchema.safeParse({ type: stepType, action });
    if (!sentence.success) throw refuse(sentence.error.issues[0]?.message ?? 'It cannot be stored.');
    if (action.trim() === '') throw refuse('The step has no text.');
  }
}

function requirePossible({
  read,
  change,
  problems: [problem],
}: Pick<PreparedTest, 'read' | 'change' | 'problems'>): void {
  if (change !== 'rejected' || !problem) return;
  const where = problem.line === null ? `"${read.title}"` : `"${read.title}", step ${problem.line}`;
  throw unprocessable('import_refused', `${where}: ${problem.message}`);
}

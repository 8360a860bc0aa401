import type { RunChanges } from 'shared/contract';
import { diff, entriesOf, type PageEntries } from 'shared/page-model';
import type { Queries } from '../../../platform/database/database.ts';
import { mapYielding } from '../../../platform/map-yielding.ts';
import { findFailedPage, findPagesOfTask } from './pages-repository.ts';
import { readPage } from './read-page.ts';

/** How many passed runs are read: the newest to compare with, the others to know what varies in any case. */
export const PASSED_RUNS = 5;
/** Nobody reads more; pages of other content have thousands. */
const MAX_ITEMS = 200;

/**
 * What has changed on the page of the step that failed since the newest of the passed runs that has a page of it; null: not known.
 * @param passed the newest first
 */
export async function findChanges(
  queries: Queries,
  testRunId: number,
  passed: { id: number; createdAt: Date }[],
): Promise<RunChanges | null> {
  const failed = passed.length > 0 ? await findFailedPage(queries, testRunId) : undefined;
  const now = failed && (await readPage(failed.model));
  if (!now) return null;
  const rows = await findPagesOfTask(
    queries,
    passed.map(({ id }) => id),
    failed,
  );
  const pages = new Map<number, PageEntries>();
  for (const row of rows) {
    const model = await readPage(row.model);
    if (model) pages.set(row.testRunId, entriesOf(model));
  }
  const [last, ...earlier] = passed.filter(({ id }) => pages.has(id));
  const before = last && pages.get(last.id);
  if (!before) return null;
  const varied = await mapYielding(earlier, ({ id }) =>
    diff(pages.get(id) ?? before, before).map(({ name }) => name),
  );
  const changes = diff(before, entriesOf(now), varied.flat());
  const items = new Map(changes.map(({ change, text }) => [text, { change, text }]));
  return {
    step_number: failed.stepNumber,
    last_passed: { test_run_id: last.id, created_at: last.createdAt.toISOString() },
    items: [...items.values()].slice(0, MAX_ITEMS),
  };
}

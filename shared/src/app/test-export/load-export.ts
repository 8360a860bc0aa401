import { TESTS_PER_RUN_MAX } from 'shared/constants';
import type { QueryOf, ReplyOf } from 'shared/contract';
import { callApi } from 'shared/http';

/** Ids in one call: they stand in its address. */
const IDS_PER_CALL = 200;

/** Which tests and modules; neither ids nor a suite: all of the company. */
export type ExportSelection = Pick<
  QueryOf<'GET /test_files'>,
  'test_blueprint_ids' | 'test_blueprint_category_id'
>;

/** `steplight`: text files that can be imported again. `playwright`: specs for Playwright Test. */
export type ExportFormat = 'steplight' | 'playwright';

export interface ExportedFiles {
  files: { path: string; content: string }[];
  /** What Playwright specs cannot express. */
  notes: ReplyOf<'GET /playwright_export'>['notes'];
}

/** Why the selection cannot be exported in the format; undefined if it can. A Playwright project is made by one call. */
export function reasonNotToExport(format: ExportFormat, selection: ExportSelection): string | undefined {
  if (format === 'steplight' || (selection.test_blueprint_ids?.length ?? 0) <= TESTS_PER_RUN_MAX)
    return undefined;
  return `At most ${TESTS_PER_RUN_MAX} chosen tests at once. Export a suite, or all tests.`;
}

/** Loads all files of the selection. Rejects with ApiError: 404 also from a server that exports no tests. */
export async function loadExport(
  format: ExportFormat,
  selection: ExportSelection,
  signal: AbortSignal,
): Promise<ExportedFiles> {
  if (format === 'playwright') return callApi('GET /playwright_export', { query: selection, signal });
  const files = new Map<string, string>();
  for (const batch of batchesOf(selection)) await loadPages(batch, files, signal);
  return { files: [...files].map(([path, content]) => ({ path, content })), notes: [] };
}

/** Modules and suites that several batches share have the same path in each. */
async function loadPages(selection: ExportSelection, files: Map<string, string>, signal: AbortSignal) {
  let after: number | undefined;
  do {
    const page = await callApi('GET /test_files', { query: { ...selection, after }, signal });
    for (const { path, content } of page.files) files.set(path, content);
    after = page.next_after ?? undefined;
  } while (after !== undefined);
}

function batchesOf({ test_blueprint_ids: ids, ...selection }: ExportSelection): ExportSelection[] {
  if (!ids) return [selection];
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) => ({
    ...selection,
    test_blueprint_ids: ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  }));
}

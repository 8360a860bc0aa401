import type { ReplyOutputOf } from 'shared/contract';
import type { Platform } from '../../platform/platform.ts';
import type { ReadingsService } from '../readings/readings-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import type { TextFile } from './format/read-test-files.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { listFiles, type FileSelection } from './list-files.ts';
import type { Pusher, Writers } from './push/write-push.ts';
import { importTests, type ImportedTests } from './push/import-tests.ts';
import { pushFiles, type PushedFiles, type PushResult } from './push/push-files.ts';

export { kindOf } from './format/file-kind.ts';
export { readTestFiles, type ReadTest, type TextFile } from './format/read-test-files.ts';

export type TestFilesService = ReturnType<typeof createTestFilesService>;

type Dependencies = Pick<Platform, 'database'> &
  Writers & { readings: ReadingsService; values: Pick<ValuesService, 'addMissing'> };

export function createTestFilesService({
  database: { queries },
  readings,
  blueprints,
  suites,
  plans,
  dataTables,
  values,
}: Dependencies) {
  const writers = { blueprints, suites, plans, dataTables };
  return {
    /** One page, in the order of the ids. 404 for an unknown test or suite. */
    async list(companyId: number, selection: FileSelection): Promise<ReplyOutputOf<'GET /test_files'>> {
      const page = await listFiles({ queries, plans, dataTables }, companyId, selection);
      // One event for an export, not for each of its pages.
      if ((selection.after ?? 0) === 0)
        await queries.transaction((transaction) =>
          recordEvent(transaction, {
            companyId,
            action: 'export.test_files',
            subject: { name: 'Test files' },
            after: selectionDetails(selection),
          }),
        );
      return page;
    },
    /** All or nothing. What stands against it is in the result. 422 for more steps than one push may have. */
    push: (pusher: Pusher, pushed: PushedFiles): Promise<PushResult> =>
      pushFiles({ queries, readings, ...writers }, pusher, pushed, 'update'),
    /**
     * For an operator: stores the files over whatever is there, each previous state as a version; `areNew`: as new tests and modules
     * whatever their ids. Else as `push`.
     */
    restore(companyId: number, files: TextFile[], areNew: boolean): Promise<PushResult> {
      const pushed = { files: files.map((file) => ({ ...file, base: null })), dry_run: false };
      const pusher = { companyId, userId: null };
      return pushFiles({ queries, readings, ...writers }, pusher, pushed, areNew ? 'new' : 'overwrite');
    },
    /** Makes the tests of an import with the values that they use, all or none. @returns their ids in order. 422 for what cannot be made. */
    import: (pusher: Pusher, imported: ImportedTests): Promise<number[]> =>
      importTests(queries, { ...writers, values }, pusher, imported),
  };
}

const selectionDetails = (selection: FileSelection) => ({
  ...(selection.test_blueprint_ids && { test_ids: selection.test_blueprint_ids }),
  ...(selection.test_blueprint_category_id && { suite_id: selection.test_blueprint_category_id }),
});

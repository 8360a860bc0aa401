import type { BodyOf } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import {
  checkBrowserSettings,
  checkMergedSettings,
  mayConflict,
  runBrowserOf,
} from '../browser-settings/browser-settings-service.ts';
import type { FilesService } from '../files/files-service.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { loadModules } from './module-steps.ts';
import { findSuitesOfTests, suiteExists } from './relations-repository.ts';
import { toDraft } from './step-values.ts';

type Input = BodyOf<'POST /test_blueprint/create' | 'PUT /test_blueprint/update/:id'>;

/** 422 for an attachment that is not this company's. The one that is `stored` already is. Asks the storage: not within a transaction. */
export async function checkAttachment(
  files: Pick<FilesService, 'attachmentSize'>,
  companyId: number,
  given: Input['file'],
  stored?: BlueprintRow['file'],
): Promise<void> {
  if (!given || given.s3_key === stored?.s3_key) return;
  if ((await files.attachmentSize(companyId, given.s3_key)) === undefined)
    throw unprocessable('unknown_file', 'The attached file was not uploaded.', {
      file: 'The attached file was not uploaded.',
    });
}

/** Suite and modules that the input names must be this company's: 422 if they are not. */
export async function checkInput(
  queries: Queries,
  companyId: number,
  input: Input,
  previous?: BlueprintRow,
): Promise<void> {
  checkBrowserSettings(input.browser);
  await checkSuite(queries, companyId, input.test_blueprint_category_id);
  await checkWithSuite(queries, input, previous);
  await loadModules(queries, companyId, input.steps.map(toDraft));
}

/** 422 for browser settings that are impossible together with those of the suite. */
async function checkWithSuite(
  queries: Queries,
  { title, browser: given, test_blueprint_category_id: givenSuite }: Input,
  previous: BlueprintRow | undefined,
): Promise<void> {
  const browser = given ?? previous?.browser ?? {};
  const suiteId = givenSuite === undefined ? previous?.suiteId : givenSuite;
  if (typeof suiteId !== 'number' || !mayConflict(browser)) return;
  const suite = (await findSuitesOfTests(queries, [suiteId])).get(suiteId);
  if (suite) checkMergedSettings([{ title, browser: runBrowserOf(suite.browser, browser) }]);
}

/** 422 for a suite that is not this company's. */
export async function checkSuite(
  queries: Queries,
  companyId: number,
  suiteId: number | null | undefined,
): Promise<void> {
  if (typeof suiteId === 'number' && !(await suiteExists(queries, companyId, suiteId)))
    throw unprocessable('unknown_suite', 'The test suite does not exist.', {
      test_blueprint_category_id: 'The test suite does not exist.',
    });
}

import type { RunStatus } from 'shared/constants';
import type { SentGroupRunDetailReply, SentGroupRunItem, SentTestRun } from 'shared/contract';
import { stepLabel } from 'shared/format';
import { pageText, type PageModel } from 'shared/page-model';
import { maskedText } from 'shared/step-language';
import { AppError } from '../../../platform/http/app-error.ts';
import type { TestRunsService } from '../../runs/test-runs/test-runs-service.ts';
import { asData, MAX_LENGTH } from '../page-tools/answers.ts';

/** Of the page of a failed step. */
const PAGE_LENGTH = 4000;
const WHOLE_PAGE_LENGTH = 12_000;
const MAX_CHANGES = 20;
const MAX_CHANGE_LENGTH = 150;
const MAX_REASON_LENGTH = 2000;
/** Keeps what is said about the tests that have no room. */
const RESERVE = 1500;

export const hasFinished = (status: RunStatus) => status !== 'pending' && status !== 'running';

/**
 * A group run in words: why each failed test failed, what its page showed, and what is different there since it last passed.
 * @param only the test run to say it of, with more of its page; absent: all
 */
export async function describeRun(
  testRuns: TestRunsService,
  companyId: number,
  { test_group_run: run, test_runs: tests, url }: SentGroupRunDetailReply,
  only?: number,
): Promise<string> {
  const head = `Run ${run.id} "${run.name}": ${run.status}, ${run.passedTests} of ${run.totalTests} passed. ${url}`;
  const failed = tests.filter(
    ({ id, status }) => (status === 'failed' || status === 'error') && (only === undefined || id === only),
  );
  const parts = [head, ...(hasFinished(run.status) ? [] : ['It has not finished: get_run again.'])];
  let room = MAX_LENGTH - RESERVE - head.length;
  const left: SentGroupRunItem[] = [];
  for (const test of failed) {
    const text = left.length > 0 ? null : await describeTest(testRuns, companyId, test, only !== undefined);
    if (text === null || text.length > room) left.push(test);
    else {
      parts.push(text);
      room -= text.length;
    }
  }
  if (left.length > 0) {
    const ids = left.map(({ id }) => id);
    parts.push(
      `More: get_run with test_run_id ${ids.slice(0, 100).join(', ')}${ids.length > 100 ? ', …' : ''}.`,
    );
  }
  return parts.join('\n\n');
}

async function describeTest(
  testRuns: TestRunsService,
  companyId: number,
  { id, error, is_quarantined: isQuarantined }: SentGroupRunItem,
  isWhole: boolean,
): Promise<string> {
  const run = await testRuns.get(companyId, id);
  const step = run.results.find(({ is_successful: isSuccessful }) => isSuccessful === false);
  const lines = [
    `FAILED: "${run.blueprint_metadata.name}" (test ${run.test_blueprint_id ?? 'deleted'}, test run ${id}${isQuarantined ? ', in quarantine' : ''})`,
    ...(error === null ? [] : [error]),
  ];
  if (!step) return lines.join('\n');
  lines.push(
    `Step ${stepLabel(step.place)}: ${maskedText(step.task)}`,
    asData('reason', [(step.result ?? '').slice(0, MAX_REASON_LENGTH)]),
  );
  return [...lines, ...(await pageOf(testRuns, companyId, run, step.step_number, isWhole))].join('\n');
}

/** What the page showed then, and what was different. */
async function pageOf(
  testRuns: TestRunsService,
  companyId: number,
  { id }: SentTestRun,
  step: number,
  isWhole: boolean,
): Promise<string[]> {
  const changes = await testRuns.changes(companyId, id);
  const items =
    changes?.items.map(({ change, text }) => `${change}: ${text}`.slice(0, MAX_CHANGE_LENGTH)) ?? [];
  const since = changes ? `Since test run ${changes.last_passed.test_run_id} passed:` : null;
  const page = await testRuns.page(companyId, id, step).catch((error: unknown) => {
    // It was removed because of its age, or the step had none.
    if (error instanceof AppError && error.statusCode === 404) return null;
    throw error;
  });
  const length = isWhole ? WHOLE_PAGE_LENGTH : PAGE_LENGTH;
  return [
    ...(since !== null && items.length > 0
      ? [since, asData('changes-of-the-page', items.slice(0, MAX_CHANGES))]
      : []),
    ...(page ? ['The page then:', asData('page', pageText(page.page as PageModel, length))] : []),
  ];
}

import type { StepFix } from 'shared/contract';
import { nearestText, replacedText, showsError, type PageModel } from 'shared/page-model';
import { containedText, evaluateOnModel, isSettled } from 'shared/page-model/assert';
import { maskedText, shownTextOf, withShownText } from 'shared/step-language';
import type { Queries } from '../../../platform/database/database.ts';
import { pagePath } from '../failures/failure-texts.ts';
import { findPassedBefore } from '../history/history-repository.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import { PASSED_RUNS } from './changes.ts';
import { findPagesOfTask, type TaskInRun } from './pages-repository.ts';
import { readPage } from './read-page.ts';

/** Bytes of a page; a larger one would keep the process from answering others. */
const MAX_PAGE_LENGTH = 1024 * 1024;

/**
 * The sentence that a failed step may need which expects a text that its page does not show: with the text that has taken the place of that one
 * since the test last passed, else with the one that clearly is nearest. None where the page shows an error, is empty or loads.
 * @param model what the page showed, as the runner has stored it
 */
export async function findTextFixes(
  queries: Queries,
  run: Pick<ExecutedRunRow, 'id' | 'blueprintId' | 'rowName'>,
  step: TaskInRun,
  model: Buffer,
): Promise<StepFix[]> {
  const expected = shownTextOf(step.task);
  // What a variable holds is no part of the step.
  if (!expected || expected.text.includes('{{')) return [];
  const now = await readPage(model, MAX_PAGE_LENGTH);
  if (!now || !isSettled(now)) return [];
  const before = await findPassedPage(queries, run, step);
  if (showsError(now, before)) return [];
  const text = before ? textSince(before, expected.text, now) : nearestText(expected.text, now);
  const sentence = text === null ? null : withShownText(step.task, text);
  // What the step expects has all of it already: whatever failed it, this would not notice it again.
  if (text === null || sentence === null || containedText(text).test(expected.text)) return [];
  const { result } = await evaluateOnModel(now, { ...expected, text });
  return result === 'holds'
    ? [{ kind: before ? 'accept_text' : 'replace', sentence: maskedText(sentence) }]
    : [];
}

/** null also on another page of the site. */
function textSince(before: PageModel, text: string, now: PageModel): string | null {
  return pagePath(before.address) === pagePath(now.address) ? replacedText(text, before, now) : null;
}

/** What the page of the step showed when the test last passed; undefined: it has not, or that is not known any more. */
async function findPassedPage(
  queries: Queries,
  { id, blueprintId, rowName }: Pick<ExecutedRunRow, 'id' | 'blueprintId' | 'rowName'>,
  step: TaskInRun,
): Promise<PageModel | undefined> {
  if (blueprintId === null) return undefined;
  const passed = await findPassedBefore(queries, { id, blueprintId, rowName }, PASSED_RUNS);
  if (passed.length === 0) return undefined;
  const ids = passed.map((run) => run.id);
  const rows = await findPagesOfTask(queries, ids, step);
  const newest = rows.sort((a, b) => b.testRunId - a.testRunId)[0];
  return newest && readPage(newest.model, MAX_PAGE_LENGTH);
}

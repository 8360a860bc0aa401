import type { FailureFilter } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { findLastFailures, type LastFailure } from './failed-tests-repository.ts';

/** The ids of the company's tests whose last run has such a failure; undefined: the filter does not ask for failures. */
export async function findFailedTests(
  queries: Queries,
  companyId: number,
  filter: FailureFilter,
): Promise<number[] | undefined> {
  const { verdict, failed_text: text } = filter;
  if (verdict === undefined && text === undefined) return undefined;
  const failures = await findLastFailures(queries, companyId, filter);
  const matching = text === undefined ? failures : failures.filter((failure) => isShownIn(failure, text));
  return [...new Set(matching.map(({ id }) => id))];
}

/** Whether people are shown the text: a password that a step types cannot be guessed by searching. */
function isShownIn({ task, result, error }: LastFailure, text: string): boolean {
  const shown = [task && maskedText(task), result, error];
  return shown.some((one) => one?.toLowerCase().includes(text.toLowerCase()));
}

import { ISSUE_TITLE_MAX_LENGTH } from 'shared/constants';
import type { IssueDraft } from 'shared/contract';
import { stepName, testRunName } from 'shared/format';
import { maskedText } from 'shared/step-language';
import { inlineCode, shorten } from '../../platform/markdown.ts';
import { placeOf } from '../runs/tables.ts';
import type { WaitingRow } from './review-repository.ts';

const MAX_FACT_LENGTH = 1000;

/** What an issue about the failure could say: what pages and people wrote as code, so that nothing in it is a mention. */
export function draftIssue(
  { name, rowName, failedStep, error, ...run }: WaitingRow,
  address: string,
): IssueDraft {
  const test = testRunName(name, rowName);
  const step = failedStep && `${stepName(placeOf(failedStep))}: ${maskedText(failedStep.task)}`;
  const reason = failedStep?.result ?? error;
  const facts: [label: string, value: string | null][] = [
    ['Test', test],
    ['Failed step', step],
    ['Reason', reason],
    ['Environment', run.environment],
    ['Branch', run.branch],
    ['Commit', run.commit],
  ];
  const lines = facts.flatMap(([label, value]) =>
    value === null ? [] : `${label}: ${inlineCode(shorten(value, MAX_FACT_LENGTH))}`,
  );
  const title = `${test}: ${reason ?? 'the run broke off'}`.replace(/\s+/g, ' ');
  return { title: shorten(title, ISSUE_TITLE_MAX_LENGTH), text: [...lines, `Run: ${address}`].join('\n\n') };
}

import { HISTORY_LENGTH, STABLE_RUNS, type VerdictKind } from 'shared/constants';
import { runDuration } from 'shared/format';
import { shorten as cut } from '../../platform/markdown.ts';
import {
  countFailed,
  countTests,
  type FailedTest,
  type FailureReport,
  type FlakyTest,
} from './failure-report.ts';
import type { Slowdown } from './slowdown/slowdown.ts';

const MAX_NAME_LENGTH = 150;
const MAX_ENVIRONMENT_LENGTH = 40;

/** One line of at most `limit` characters. */
export const shorten = (text: string, limit: number): string =>
  cut(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), limit);

const VERBS: Record<FailureReport['kind'], string> = {
  failure: 'failed',
  recovery: 'passes again',
  flaky: 'passed with newly flaky tests',
  slow: 'was slower than usual',
};

/** `2 of 5 tests failed`, `5 of 5 tests passed` */
export function verdict(report: FailureReport): string {
  const total = countTests(report);
  const [count, verb] =
    report.kind === 'failure' ? [countFailed(report), 'failed'] : [report.counts.passed ?? 0, 'passed'];
  return `${count} of ${total} ${total === 1 ? 'test' : 'tests'} ${verb}`;
}

/** `Checkout failed in Production`, `Checkout passes again`, of at most `limit` characters for the name of the run */
export function whatHappened({ kind, name, environment }: FailureReport, limit: number): string {
  const where = environment === undefined ? '' : ` in ${shorten(environment, MAX_ENVIRONMENT_LENGTH)}`;
  return `${shorten(name, limit)} ${VERBS[kind]}${where}`;
}

/** `Checkout failed in Production: 2 of 5 tests failed` */
export function headline(report: FailureReport): string {
  return `${whatHappened(report, MAX_NAME_LENGTH)}: ${verdict(report)}`;
}

export const VERDICT_NAMES: Record<VerdictKind, string> = {
  product_bug: 'Product bug',
  test_change: 'Test needs a change',
  environment: 'Environment',
  unknown: 'Unknown',
};

/** `Known: product bug (as in run 12)`, `Failing for 3 runs`, `New`; undefined: there is nothing to compare with */
export function standing({ verdict, knownFromId, recurrence }: FailedTest): string | undefined {
  if (verdict !== null)
    return `Known: ${VERDICT_NAMES[verdict].toLowerCase()}${knownFromId === null ? '' : ` (as in run ${knownFromId})`}`;
  if (recurrence?.kind === 'other') return 'New: it failed otherwise before';
  if (recurrence?.kind !== 'same') return recurrence && 'New';
  const { runs } = recurrence;
  return `Failing for ${runs > HISTORY_LENGTH ? `more than ${HISTORY_LENGTH}` : runs} runs`;
}

export const shortCommit = (sha: string): string => sha.slice(0, 7);

/** `the schedule`, `Ada`, `the API key Deploy` */
export function startedBy({ startedBy: kind, starter }: FailureReport): string {
  if (kind === 'schedule') return 'the schedule';
  if (kind === 'person') return starter === null ? 'a person' : shorten(starter, 100);
  return starter === null ? 'a pipeline' : `the API key ${shorten(starter, 100)}`;
}

/** Why the test is newly flaky. */
export function howFlaky({ retries }: FlakyTest): string {
  return `It passed at try ${retries + 1}. Its last ${STABLE_RUNS} runs passed at the first one.`;
}

/** Stands below each mail. `isChosen`: by the person who gets it, not by the company. */
export function whyMailed(company: string, isChosen: boolean): string {
  const name = shorten(company, 150);
  return isChosen
    ? `You get this mail because you chose it under My notifications in ${name}.`
    : `You get this mail because your address is among the recipients of the notifications of ${name}.`;
}

/** `45s, usually 20s` */
export const howSlow = ({ seconds, usualSeconds }: Slowdown): string =>
  `${runDuration(seconds)}, usually ${runDuration(usualSeconds)}`;

/** `3 passed, 1 failed, 1 broke`: only what there is. */
export function tally({ counts }: FailureReport): string {
  const phrases = [
    [counts.passed, 'passed'],
    [counts.failed, 'failed'],
    [counts.error, 'broke'],
    [counts.cancelled, 'cancelled'],
  ] as const;
  return phrases.flatMap(([count, word]) => (count ? [`${count} ${word}`] : [])).join(', ');
}

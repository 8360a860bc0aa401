import { STABLE_RUNS } from 'shared/constants';
import { runDuration } from 'shared/format';
import { countFailed, countTests, type FailureReport, type FlakyTest } from './failure-report.ts';
import type { Slowdown } from './slowdown/slowdown.ts';

const MAX_NAME_LENGTH = 150;
const MAX_ENVIRONMENT_LENGTH = 40;

/** One line of at most `limit` characters. */
export function shorten(text: string, limit: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

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
  `${spell(seconds)}, usually ${spell(usualSeconds)}`;

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

/** `1h 2m 5s`, `2m 5s`, `5s`, `less than a second` */
export function spell(seconds: number): string {
  const whole = Math.round(seconds);
  return whole === 0 ? 'less than a second' : runDuration(whole);
}

/** `Nov 21, 2026, 12:31 PM UTC` */
export function spellMoment(moment: Date, timeZone = 'UTC'): string {
  return moment.toLocaleString('en-US', {
    timeZone,
    timeZoneName: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

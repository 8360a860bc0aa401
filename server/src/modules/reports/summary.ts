import { runDuration, stepLabel, waitingText } from 'shared/format';
import {
  countTests,
  describeSettings,
  describeStanding,
  describeUnstable,
  describeVerdict,
  elapsed,
  failedStep,
  failureReason,
  hasFailed,
  isFinished,
  type ReportedTest,
  type RunReport,
} from './run-report.ts';

const WIDTH = { test: 32, step: 56, reason: 120 };

/**
 * A group run as plain text, for a log and for programs without a JSON parser: lines of `key: value` up to an empty one (status, run,
 * passed, finished, total, url, name, and `waits`: what the run waits for), then how it stands in a sentence, where and how it ran and, where tests failed, a table of them
 * with links.
 */
export function renderSummary(report: RunReport): string {
  const waits = waitingText(report.environment, report.placeInLine);
  const head = {
    status: report.status,
    run: report.id,
    passed: countTests(report, 'passed'),
    finished: report.tests.filter(({ status }) => isFinished(status)).length,
    total: report.tests.length,
    url: report.url,
    name: oneLine(report.name),
    ...(waits !== null && { waits: oneLine(waits) }),
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
  const body = [sentence(report), ...settings(report), ...unstable(report.tests), ...table(report.tests)];
  return `${[...lines, '', ...body].join('\n')}\n`;
}

function sentence(report: RunReport): string {
  const passed = `${countTests(report, 'passed')} of ${report.tests.length} tests passed${describeUnstable(report)}`;
  const time = isFinished(report.status)
    ? ` in ${runDuration(elapsed(report.startedAt ?? report.createdAt, report.finishedAt) / 1000)}`
    : ' so far';
  return `Run "${oneLine(report.name)}" ${words(report)}: ${passed}${time}.`;
}

const settings = (report: RunReport) =>
  describeSettings(report).map(([name, value]) => `${name}: ${shorten(value, WIDTH.reason)}`);

function words({ status }: RunReport): string {
  switch (status) {
    case 'passed':
    case 'failed':
      return status;
    case 'error':
      return 'broke';
    case 'cancelled':
      return 'was cancelled';
    default:
      return 'is not finished';
  }
}

/** The tests that are flaky or in quarantine, one a line. Begins with a word of ours, as every line. */
const unstable = (tests: ReportedTest[]) =>
  tests.flatMap((test) =>
    describeStanding(test).map((words) => {
      const ended = test.isQuarantined && test.status !== 'passed' ? ` (${test.status})` : '';
      return `Note: ${shorten(test.name, WIDTH.step)}, ${words}${ended}`;
    }),
  );

/** Every line begins with a number, a blank or a heading, never with text of a user. */
function table(tests: ReportedTest[]): string[] {
  const failed = tests.filter(hasFailed);
  if (failed.length === 0) return [];
  const rows = failed.map((test, index) => ({
    number: `${index + 1}`,
    test: shorten(test.name, WIDTH.test),
    step: shorten(describeStep(test), WIDTH.step),
    reason: shorten(failureReason(test), WIDTH.reason),
    url: [test.url, oneLine(describeVerdict(test))].filter(Boolean).join('  '),
  }));
  const heading = { number: '#', test: 'TEST', step: 'STEP', reason: 'REASON' };
  const width = (column: keyof typeof heading) =>
    Math.max(heading[column].length, ...rows.map((row) => row[column].length));
  const widths = { number: width('number'), test: width('test'), step: width('step') };
  const line = ({ number, test, step, reason }: typeof heading) =>
    `${number.padStart(widths.number)}  ${test.padEnd(widths.test)}  ${step.padEnd(widths.step)}  ${reason}`;
  const link = (url: string) => `${' '.repeat(widths.number)}  ${url}`;
  return ['', line(heading), ...rows.flatMap((row) => [line(row), link(row.url)])];
}

function describeStep(test: ReportedTest): string {
  const step = failedStep(test);
  if (!step) return '-';
  const { place, task } = step;
  return `${stepLabel(place)}. ${task}${place.module ? ` (module ${place.module.title})` : ''}`;
}

function shorten(value: string, length: number): string {
  const characters = [...oneLine(value)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}

/** Without line breaks and terminal escapes; `##[` and its like would be commands to a build server that reads the log. */
function oneLine(value: string): string {
  return value
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/##(?=\w*\[)/g, '# #')
    .trim();
}

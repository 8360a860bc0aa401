import { describeSteps } from './describe-steps.ts';
import {
  countTests,
  describeStanding,
  describeSettings,
  describeVerdict,
  elapsed,
  failedInQuarantine,
  failureReason,
  type ReportedTest,
  type RunReport,
} from './run-report.ts';
import { element, text } from './xml.ts';

/**
 * A group run as JUnit XML that Jenkins, GitLab and others read: one suite, a case for each test. A test that has not ended, was
 * cancelled, or failed in quarantine is a skipped one and says so; that one is flaky stands in its output. `attachments`: the folder that the caller keeps the screenshots in.
 */
export function renderJunit(report: RunReport, attachments?: string): string {
  const counts = {
    tests: report.tests.length,
    failures: countTests(report, 'failed'),
    errors: countTests(report, 'error'),
  };
  const time = seconds(elapsed(report.startedAt, report.finishedAt));
  const names = distinctNames(report.tests);
  const cases = report.tests.map((test, index) =>
    testCase(report, test, names[index] ?? test.name, attachments),
  );
  const suite = element(
    'testsuite',
    {
      name: report.name,
      ...counts,
      skipped:
        countTests(report, 'cancelled', 'pending', 'running') +
        report.tests.filter(failedInQuarantine).length,
      time,
      timestamp: (report.startedAt ?? report.createdAt).toISOString().slice(0, 19),
      url: report.url,
    },
    `\n${[properties(report), ...cases].join('\n')}\n`,
  );
  const all = element('testsuites', { name: 'Steplight', time, ...counts }, `\n${suite}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function properties(report: RunReport): string {
  const { url, status, commit } = report;
  const values = [...Object.entries({ url, status, ...commit }), ...describeSettings(report)];
  const each = values.map(([name, value]) => element('property', { name, value }));
  return element('properties', {}, each.join(''));
}

function testCase(report: RunReport, test: ReportedTest, name: string, attachments?: string): string {
  const output = [test.url, ...describeTries(test), ...describeScreenshot(test, attachments)].join('\n');
  const link = element('system-out', {}, text(`${output}\n`));
  return element(
    'testcase',
    {
      name,
      // Readers take what stands before the last dot for a package.
      classname: report.suite.replaceAll('.', '_'),
      time: seconds(elapsed(test.startedAt, test.finishedAt)),
    },
    outcome(test) + link,
  );
}

/** That the test is flaky or in quarantine, its verdict, and why each earlier try has failed. */
function describeTries(test: ReportedTest): string[] {
  const tries = test.earlier.map((one, index) => `Try ${index + 1}: ${failureReason(one)} ${one.url}`);
  const verdict = describeVerdict(test);
  const notes = describeStanding(test).map((words) => `Note: ${words}`);
  return [...notes, ...(verdict === '' ? [] : [`Verdict: ${verdict}`]), ...tries];
}

/** A file as GitLab and Jenkins expect it, else where the screenshot can be opened for an hour. */
function describeScreenshot({ screenshot }: ReportedTest, attachments: string | undefined): string[] {
  if (!screenshot) return [];
  const { fileName, address } = screenshot;
  return [attachments === undefined ? `Screenshot: ${address}` : `[[ATTACHMENT|${attachments}/${fileName}]]`];
}

function outcome(test: ReportedTest): string {
  const problem = (name: 'failure' | 'error', type: string) =>
    element(name, { type, message: failureReason(test) }, text(details(test)));
  if (failedInQuarantine(test))
    return element('skipped', { message: `In quarantine: ${failureReason(test)}` });
  switch (test.status) {
    case 'passed':
      return '';
    case 'failed':
      return problem('failure', 'StepFailed');
    case 'error':
      return problem('error', 'RunBroke');
    case 'cancelled':
      return element('skipped', { message: 'The run was cancelled.' });
    case 'running':
      return element('skipped', { message: 'The test is still running.' });
    case 'pending':
      return element('skipped', { message: 'The test has not begun yet.' });
  }
}

const details = (test: ReportedTest) => `${failureReason(test)}\n\n${describeSteps(test)}\n\n${test.url}\n`;

/** Readers identify cases by name: a repeated name gets a number. */
function distinctNames(tests: ReportedTest[]): string[] {
  const taken = new Set<string>();
  return tests.map(({ name }) => {
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name} (${number})`;
    taken.add(own);
    return own;
  });
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

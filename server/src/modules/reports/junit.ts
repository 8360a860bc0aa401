import { describeSteps } from './describe-steps.ts';
import { countTests, elapsed, failureReason, type ReportedTest, type RunReport } from './run-report.ts';
import { element, text } from './xml.ts';

/**
 * A group run as JUnit XML that Jenkins, GitLab and others read: one suite, a case for each test. A test that has not ended, or was
 * cancelled, is a skipped one and says so.
 */
export function renderJunit(report: RunReport): string {
  const counts = {
    tests: report.tests.length,
    failures: countTests(report, 'failed'),
    errors: countTests(report, 'error'),
  };
  const time = seconds(elapsed(report.startedAt, report.finishedAt));
  const names = distinctNames(report.tests);
  const suite = element(
    'testsuite',
    {
      name: report.name,
      ...counts,
      skipped: countTests(report, 'cancelled', 'pending', 'running'),
      time,
      timestamp: (report.startedAt ?? report.createdAt).toISOString().slice(0, 19),
      url: report.url,
    },
    `\n${[properties(report), ...report.tests.map((test, index) => testCase(report, test, names[index] ?? test.name))].join('\n')}\n`,
  );
  const all = element('testsuites', { name: 'Steplight', time, ...counts }, `\n${suite}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function properties({ url, status, commit }: RunReport): string {
  const values = { url, status, ...commit };
  const each = Object.entries(values).map(([name, value]) => element('property', { name, value }));
  return element('properties', {}, each.join(''));
}

function testCase(report: RunReport, test: ReportedTest, name: string): string {
  const link = element('system-out', {}, text(`${test.url}\n`));
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

function outcome(test: ReportedTest): string {
  const problem = (name: 'failure' | 'error', type: string) =>
    element(name, { type, message: failureReason(test) }, text(details(test)));
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

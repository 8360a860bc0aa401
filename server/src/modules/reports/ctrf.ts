import type { Attachment, CTRFReport, RetryAttempt, Step, Test, TestStatus } from 'ctrf';
import type { RunStatus } from 'shared/constants';
import { fullStepName } from 'shared/format';
import { describeSteps } from './describe-steps.ts';
import {
  countTests,
  describeSettings,
  elapsed,
  failedInQuarantine,
  failureReason,
  isFinished,
  isFlaky,
  type ReportedScreenshot,
  type ReportedStep,
  type ReportedTest,
  type RunReport,
} from './run-report.ts';

/** CTRF has no status for broken and running tests: `rawStatus` contains ours. */
const STATUS = {
  passed: 'passed',
  failed: 'failed',
  error: 'failed',
  cancelled: 'skipped',
  pending: 'pending',
  running: 'other',
} satisfies Record<RunStatus, TestStatus>;

/**
 * A group run in the Common Test Report Format. Times are milliseconds; `now` stands for the end of what has not ended. `attachments`:
 * the folder that the caller keeps the screenshots in.
 */
export function renderCtrf(report: RunReport, now: Date, attachments?: string): CTRFReport {
  const { id, name, url, status, commit } = report;
  const start = report.startedAt ?? report.createdAt;
  const stop = report.finishedAt ?? now;
  return {
    reportFormat: 'CTRF',
    specVersion: '1.0.0',
    runId: String(id),
    timestamp: now.toISOString(),
    generatedBy: 'Steplight',
    results: {
      tool: { name: 'Steplight' },
      summary: {
        tests: report.tests.length,
        passed: countTests(report, 'passed'),
        failed: countTests(report, 'failed', 'error'),
        skipped: countTests(report, 'cancelled') + report.tests.filter(failedInQuarantine).length,
        pending: countTests(report, 'pending'),
        other: countTests(report, 'running'),
        flaky: report.tests.filter(isFlaky).length,
        suites: 1,
        start: start.getTime(),
        stop: Math.max(start.getTime(), stop.getTime()),
        duration: elapsed(start, stop),
        extra: { status, url },
      },
      tests: report.tests.map((test) => presentTest(report, test, attachments)),
      environment: {
        reportName: name,
        ...(commit && { repositoryName: commit.repo, commit: commit.sha }),
        ...(report.environment && { testEnvironment: report.environment }),
        extra: Object.fromEntries(describeSettings(report)),
      },
    },
  };
}

function presentTest({ suite }: RunReport, test: ReportedTest, attachments?: string): Test {
  const { id, name, url, status, startedAt, finishedAt, screenshot, earlier, isQuarantined } = test;
  const isBad = status === 'failed' || status === 'error';
  return {
    executionId: String(id),
    name,
    // A test in quarantine fails nothing: readers take it for skipped, the rest of the case tells what happened.
    status: failedInQuarantine(test) ? 'skipped' : STATUS[status],
    rawStatus: status,
    duration: elapsed(startedAt, finishedAt),
    ...(startedAt && { start: startedAt.getTime() }),
    ...(finishedAt && { stop: finishedAt.getTime() }),
    suite: [suite],
    type: 'e2e',
    ...(earlier.length > 0 && { retries: earlier.length, retryAttempts: earlier.map(presentAttempt) }),
    ...(isFlaky(test) && { flaky: true }),
    ...(isBad && { message: failureReason(test), trace: describeSteps(test) }),
    steps: test.steps.map((step) => presentStep(step, isFinished(status))),
    ...(screenshot && { attachments: [presentScreenshot(screenshot, attachments)] }),
    extra: { url, ...(isQuarantined && { quarantined: true }), ...test.verdict },
  };
}

function presentAttempt(test: Omit<ReportedTest, 'earlier'>, index: number): RetryAttempt {
  const { status, startedAt, finishedAt, url } = test;
  return {
    attempt: index + 1,
    status: STATUS[status],
    duration: elapsed(startedAt, finishedAt),
    message: failureReason(test),
    extra: { url },
  };
}

/** At its signed address, which lasts an hour, unless the caller keeps the file. */
function presentScreenshot({ fileName, address }: ReportedScreenshot, attachments?: string): Attachment {
  const path = attachments === undefined ? address : `${attachments}/${fileName}`;
  return { name: fileName, contentType: 'image/jpeg', path };
}

function presentStep({ place, task, isSuccessful, result, duration }: ReportedStep, isOver: boolean): Step {
  return {
    name: `${fullStepName(place)}: ${task}`,
    status: isSuccessful === null ? (isOver ? 'skipped' : 'pending') : isSuccessful ? 'passed' : 'failed',
    extra: { result, duration_ms: duration === null ? null : Math.round(duration * 1000) },
  };
}

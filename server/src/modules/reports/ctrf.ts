import type { CTRFReport, Step, Test, TestStatus } from 'ctrf';
import type { RunStatus } from 'shared/constants';
import { fullStepName } from 'shared/format';
import { describeSteps } from './describe-steps.ts';
import {
  countTests,
  elapsed,
  failureReason,
  hasFailed,
  isFinished,
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

/** A group run in the Common Test Report Format. Times are milliseconds; `now` stands for the end of what has not ended. */
export function renderCtrf(report: RunReport, now: Date): CTRFReport {
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
        skipped: countTests(report, 'cancelled'),
        pending: countTests(report, 'pending'),
        other: countTests(report, 'running'),
        suites: 1,
        start: start.getTime(),
        stop: Math.max(start.getTime(), stop.getTime()),
        duration: elapsed(start, stop),
        extra: { status, url },
      },
      tests: report.tests.map((test) => presentTest(report, test)),
      environment: {
        reportName: name,
        ...(commit && { repositoryName: commit.repo, commit: commit.sha }),
      },
    },
  };
}

function presentTest({ suite }: RunReport, test: ReportedTest): Test {
  const { id, name, url, status, startedAt, finishedAt } = test;
  return {
    executionId: String(id),
    name,
    status: STATUS[status],
    rawStatus: status,
    duration: elapsed(startedAt, finishedAt),
    ...(startedAt && { start: startedAt.getTime() }),
    ...(finishedAt && { stop: finishedAt.getTime() }),
    suite: [suite],
    type: 'e2e',
    ...(hasFailed(status) && { message: failureReason(test), trace: describeSteps(test) }),
    steps: test.steps.map((step) => presentStep(step, isFinished(status))),
    extra: { url },
  };
}

function presentStep({ place, task, isSuccessful, result, duration }: ReportedStep, isOver: boolean): Step {
  return {
    name: `${fullStepName(place)}: ${task}`,
    status: isSuccessful === null ? (isOver ? 'skipped' : 'pending') : isSuccessful ? 'passed' : 'failed',
    extra: { result, duration_ms: duration === null ? null : Math.round(duration * 1000) },
  };
}

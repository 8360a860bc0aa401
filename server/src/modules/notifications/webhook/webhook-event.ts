import { fullStepName } from 'shared/format';
import type { Pages } from '../../../platform/pages.ts';
import { countFailed, countTests, type FailureReport } from '../failure-report.ts';
import type { MissedStart } from '../missed-start.ts';
import { shorten } from '../words.ts';

/** The body of a webhook's message, in the structure that Standard Webhooks 1.0 recommends; well below its 20 kB. */
export interface WebhookEvent {
  type: string;
  /** When it happened, in ISO 8601: the same for each attempt. */
  timestamp: string;
  data: Record<string, unknown>;
}

const RUN_EVENTS: Record<FailureReport['kind'], string> = {
  failure: 'run.failed',
  recovery: 'run.recovered',
  flaky: 'run.flaky',
  slow: 'run.slow',
};

const MAX_NAME_LENGTH = 150;
const MAX_TEXT_LENGTH = 300;

/** `run.failed`, `run.recovered`, `run.flaky` or `run.slow`. */
export function runEvent(report: FailureReport, pages: Pages, at: Date): WebhookEvent {
  return {
    type: RUN_EVENTS[report.kind],
    timestamp: at.toISOString(),
    data: {
      company: report.company,
      group_run_id: report.groupRunId,
      name: shorten(report.name, MAX_NAME_LENGTH),
      url: pages.groupRun(report.groupRunId),
      suite_id: report.suiteId,
      environment: report.environment ?? null,
      branch: report.branch,
      commit: report.commit,
      started_at: report.startedAt.toISOString(),
      duration: report.duration,
      tests: {
        total: countTests(report),
        passed: report.counts.passed ?? 0,
        failed: countFailed(report),
        cancelled: report.counts.cancelled ?? 0,
      },
      slowdown: report.slowdown
        ? { seconds: report.slowdown.seconds, usual_seconds: report.slowdown.usualSeconds }
        : null,
      failed_tests: report.failures.map(({ id, name, status, step, reason }) => ({
        test_run_id: id,
        name: shorten(name, MAX_NAME_LENGTH),
        status,
        step: step ? fullStepName(step.place) : null,
        task: step ? shorten(step.task, MAX_TEXT_LENGTH) : null,
        reason: reason === undefined ? null : shorten(reason, MAX_TEXT_LENGTH),
        url: pages.testRun(id),
      })),
      flaky_tests: report.flaky.map(({ id, name, retries }) => ({
        test_run_id: id,
        name: shorten(name, MAX_NAME_LENGTH),
        retries,
        url: pages.testRun(id),
      })),
    },
  };
}

/** `schedule.start_missed` */
export function missedStartEvent(missed: MissedStart, pages: Pages, at: Date): WebhookEvent {
  return {
    type: 'schedule.start_missed',
    timestamp: at.toISOString(),
    data: {
      company: missed.company,
      suite_id: missed.suiteId,
      suite: shorten(missed.suite, MAX_NAME_LENGTH),
      due_at: missed.dueAt.toISOString(),
      reason: shorten(missed.reason, MAX_TEXT_LENGTH),
      next_start_at: missed.nextAt?.toISOString() ?? null,
      url: pages.suites(),
    },
  };
}

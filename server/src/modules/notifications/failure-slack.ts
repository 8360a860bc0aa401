import { fullStepName, runDuration, zonedDateTime } from 'shared/format';
import { countFailed, type FailedTest, type FailureReport } from './failure-report.ts';
import type { Pages } from '../../platform/pages.ts';
import { escapeSlack, header, section, slackLink, type SlackMessage } from './slack-message.ts';
import {
  headline,
  howFlaky,
  howSlow,
  shortCommit,
  standing,
  startedBy,
  tally,
  verdict,
  whatHappened,
} from './words.ts';

/** Block Kit, with a text for where blocks are not shown. Far below Slack's limits: 50 blocks, 3,000 characters in each. */
export function failureSlack(report: FailureReport, pages: Pages): SlackMessage {
  const title = headline(report);
  const rest = countFailed(report) - report.failures.length;
  const { branch, commit, repo } = report;
  const facts = [
    verdict(report),
    ...(report.suite === undefined ? [] : [`Suite: ${escapeSlack(report.suite, 400)}`]),
    `${tally(report)} in ${runDuration(report.duration)}, started ${zonedDateTime(report.startedAt)} by ${escapeSlack(startedBy(report), 400)}`,
    ...(branch === null ? [] : [`Branch: ${escapeSlack(branch, 400)}`]),
    ...(commit === null
      ? []
      : [
          `Commit: ${repo === null ? shortCommit(commit) : slackLink(pages.commit(repo, commit), shortCommit(commit))}`,
        ]),
    ...(report.slowdown ? [`Time in tests: ${howSlow(report.slowdown)}`] : []),
    slackLink(pages.groupRun(report.groupRunId), 'Look at the run'),
  ];
  return {
    text: escapeSlack(`[Steplight] ${title}`, 1000),
    blocks: [
      header(whatHappened(report, 90)),
      section(facts.join('\n')),
      ...report.failures.map((test) => section(describe(test, pages))),
      ...(rest > 0 ? [section(`And ${rest} more, which the run shows.`)] : []),
      ...report.flaky.map((test) =>
        section(`${slackLink(pages.testRun(test.id), test.name)} is newly flaky\n${howFlaky(test)}`),
      ),
    ],
    unfurl_links: false,
  };
}

function describe(test: FailedTest, pages: Pages): string {
  const { id, name, status, step, reason } = test;
  const compared = standing(test);
  return [
    `${slackLink(pages.testRun(id), name)} ${status === 'error' ? 'broke' : 'failed'}`,
    ...(compared === undefined ? [] : [compared]),
    ...(step ? [`${escapeSlack(fullStepName(step.place), 400)}: ${escapeSlack(step.task, 600)}`] : []),
    ...(reason ? [`>${escapeSlack(reason, 1200)}`] : []),
  ].join('\n');
}

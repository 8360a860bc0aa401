import { fullStepName, runDuration, zonedDateTime } from 'shared/format';
import type { Mail, InlineImage } from '../../platform/mail/mailer.ts';
import { countFailed, type FailedTest, type FailureReport } from './failure-report.ts';
import { factMail, linkPart, type Fact, type MailPart, type MailReader } from './fact-mail.ts';
import { html } from '../../platform/html.ts';
import type { Pages } from '../../platform/pages.ts';
import { headline, howFlaky, howSlow, shortCommit, shorten, standing, startedBy, tally } from './words.ts';

/** Pixels of CSS: a program that scales by it shows the screenshot beside its text. */
const SCREENSHOT_WIDTH = 480;

/** @param screenshots what pages showed when tests failed, by the ids of the test runs */
export function failureMail(
  report: FailureReport,
  pages: Pages,
  reader: MailReader,
  screenshots: Map<number, InlineImage>,
): Pick<Mail, 'subject' | 'text' | 'html' | 'images'> {
  const rest = countFailed(report) - report.failures.length;
  const more = `And ${rest} more, which the run shows.`;
  const content = {
    title: headline(report),
    facts: listFacts(report, pages, reader),
    parts: [
      linkPart('Look at the run', pages.groupRun(report.groupRunId)),
      ...report.failures.map((test) =>
        testPart({
          ...describe(test),
          address: pages.testRun(test.id),
          screenshot: screenshots.get(test.id),
        }),
      ),
      ...(rest > 0 ? [{ text: more, html: html`<p>${more}</p>` }] : []),
      ...report.flaky.map((test) =>
        testPart({
          name: `${shorten(test.name, 200)} (newly flaky)`,
          lines: [howFlaky(test)],
          address: pages.testRun(test.id),
        }),
      ),
    ],
    company: report.company,
  };
  return { ...factMail(content, pages, reader), images: [...screenshots.values()] };
}

function listFacts(report: FailureReport, pages: Pages, { timeZone }: MailReader): Fact[] {
  const { suite, environment, branch, commit, repo, slowdown } = report;
  const commitPage = commit !== null && repo !== null ? pages.commit(repo, commit) : undefined;
  const facts: (Fact | false)[] = [
    suite !== undefined && ['Suite', shorten(suite, 150)],
    ['Result', tally(report)],
    environment !== undefined && ['Environment', shorten(environment, 150)],
    branch !== null && ['Branch', shorten(branch, 200)],
    commit !== null && ['Commit', shortCommit(commit), commitPage],
    ['Started', `${zonedDateTime(report.startedAt, timeZone)} by ${startedBy(report)}`],
    ['Duration', runDuration(report.duration)],
    slowdown !== undefined && ['Time in tests', howSlow(slowdown)],
  ];
  return facts.filter((fact) => fact !== false);
}

function describe(test: FailedTest): { name: string; lines: string[] } {
  const { name, status, step, reason } = test;
  const compared = standing(test);
  return {
    name: `${shorten(name, 200)} (${status === 'error' ? 'broke' : 'failed'})`,
    lines: [
      ...(compared === undefined ? [] : [compared]),
      ...(step ? [`${shorten(fullStepName(step.place), 200)}: ${shorten(step.task, 300)}`] : []),
      ...(reason ? [shorten(reason, 600)] : []),
    ],
  };
}

interface TestText {
  name: string;
  lines: string[];
  address: string;
  screenshot?: InlineImage | undefined;
}

const testPart = ({ name, lines, address, screenshot }: TestText): MailPart => ({
  text: [name, ...lines, address].join('\n  '),
  html: html`<h2><a href="${address}">${name}</a></h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${screenshot && html`<p><img src="cid:${screenshot.cid}" alt="The page when it failed" width="${SCREENSHOT_WIDTH}" style="max-width: 100%" /></p>`}`,
});

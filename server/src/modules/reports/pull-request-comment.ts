import { createHash } from 'node:crypto';
import { runDuration, stepName } from 'shared/format';
import { codeBlock, inlineCode, shorten } from '../../platform/markdown.ts';
import {
  countTests,
  describeSettings,
  describeStanding,
  describeUnstable,
  elapsed,
  failedStep,
  failureReason,
  hasFailed,
  isFinished,
  type ReportedTest,
  type RunReport,
} from './run-report.ts';

/** GitHub's limit for a comment is 65,536 characters; in bytes it is kept for sure. */
const MAX_BYTES = 60_000;
const NAME_LENGTH = 200;
const REASON_LENGTH = 1000;
/** Flaky tests and those in quarantine that are listed. */
const MAX_UNSTABLE = 20;
/** How long the addresses of screenshots last. */
const SCREENSHOT_LIFETIME = 60 * 60 * 1000;

interface CommentOptions {
  now: Date;
  /** Whether GitHub can show a screenshot from this address. */
  canShow: (address: string) => boolean;
}

/** An invisible line of Markdown, the same for the same values. */
export function markerOf(values: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 24);
  return `<!-- steplight:${hash} -->`;
}

/**
 * The runs of a suite over one commit as a comment on its pull request: how each ended, and the failed steps with reason, link and
 * screenshot. Everything that users or pages have written stands in code, where nothing is markup or a mention.
 */
export function renderComment(marker: string, reports: RunReport[], options: CommentOptions): string {
  const [first] = reports;
  const heading = `## Steplight: ${inlineCode(shorten(first?.suite ?? '', NAME_LENGTH))}`;
  const sections = reports.map((report) => renderRun(report, options));
  const hasScreenshots = reports.some(({ tests }) => tests.some((test) => isShown(test, options)));
  const until = new Date(options.now.getTime() + SCREENSHOT_LIFETIME).toISOString().slice(0, 16);
  const footer = [
    ...(first?.commit ? [`Commit ${first.commit.sha}.`] : []),
    ...(hasScreenshots ? [`Screenshots can be opened until ${until.replace('T', ' ')} UTC.`] : []),
  ].join(' ');
  return [marker, heading, ...withinLimit(sections), ...(footer === '' ? [] : [`<sub>${footer}</sub>`])].join(
    '\n\n',
  );
}

interface Section {
  head: string;
  failures: string[];
}

function renderRun(report: RunReport, options: CommentOptions): Section {
  const settings = describeSettings(report).map(([name, value]) => `${name}: ${inlineCode(value)}`);
  const title = report.name === report.suite ? '' : `${inlineCode(shorten(report.name, NAME_LENGTH))} `;
  const head = [
    `### ${icon(report)} ${title}${describeResult(report)}`,
    [...settings, `[Open the run](${report.url})`].join(' · '),
    ...describeUnstableTests(report),
  ].join('\n\n');
  const failed = report.tests.filter(hasFailed);
  return { head, failures: failed.map((test) => renderFailure(test, options)) };
}

/** Which tests are flaky or in quarantine, as a list; nothing where none is. */
function describeUnstableTests({ tests }: RunReport): string[] {
  const lines = tests.flatMap((test) => {
    const words = describeStanding(test);
    const ended = test.isQuarantined && isFinished(test.status) ? ` (${test.status})` : '';
    const name = `[${inlineCode(shorten(test.name, NAME_LENGTH))}](${test.url})`;
    return words.length === 0 ? [] : [`- ${name}: ${words.join(', ')}${ended}`];
  });
  const more = lines.length > MAX_UNSTABLE ? [`- …and ${lines.length - MAX_UNSTABLE} more`] : [];
  return lines.length === 0 ? [] : [[...lines.slice(0, MAX_UNSTABLE), ...more].join('\n')];
}

function renderFailure(test: ReportedTest, options: CommentOptions): string {
  const step = failedStep(test);
  const { screenshot } = test;
  const place = step?.place;
  const module = place?.module ? ` (module ${inlineCode(shorten(place.module.title, NAME_LENGTH))})` : '';
  return [
    `#### [${inlineCode(shorten(test.name, NAME_LENGTH))}](${test.url})`,
    ...(step && place ? [`${stepName(place)}${module}: ${inlineCode(shorten(step.task, NAME_LENGTH))}`] : []),
    codeBlock(shorten(failureReason(test), REASON_LENGTH)),
    ...(screenshot && options.canShow(screenshot.address)
      ? [`[![The page after the step](${screenshot.address})](${test.url})`]
      : []),
  ].join('\n\n');
}

const isShown = (test: ReportedTest, { canShow }: CommentOptions) =>
  hasFailed(test) && test.screenshot !== null && canShow(test.screenshot.address);

function icon({ status }: RunReport): string {
  if (!isFinished(status)) return '⏳';
  if (status === 'cancelled') return '⚪';
  return status === 'passed' ? '✅' : '❌';
}

function describeResult(report: RunReport): string {
  const { status, tests, startedAt, createdAt, finishedAt } = report;
  const passed = `${countTests(report, 'passed')} of ${tests.length} tests passed${describeUnstable(report)}`;
  if (!isFinished(status)) return `${passed} so far`;
  const time = runDuration(elapsed(startedAt ?? createdAt, finishedAt) / 1000);
  return `${status === 'cancelled' ? 'cancelled, ' : ''}${passed} in ${time}`;
}

/** All heads, and as many failures as fit; each run says how many of its own are missing. */
function withinLimit(sections: Section[]): string[] {
  let left = MAX_BYTES - sections.reduce((sum, { head }) => sum + Buffer.byteLength(head) + 100, 0);
  return sections.flatMap(({ head, failures }) => {
    const shown: string[] = [];
    for (const failure of failures) {
      left -= Buffer.byteLength(failure) + 2;
      if (left < 0) break;
      shown.push(failure);
    }
    const missing = failures.length - shown.length;
    return [head, ...shown, ...(missing > 0 ? [`…and ${missing} more failed tests in the run.`] : [])];
  });
}

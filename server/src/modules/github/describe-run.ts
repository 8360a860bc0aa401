import type { SentGroupRun, GroupRunItem, SentTestRun, StepPlace } from 'shared/contract';
import { runDuration, stepName, testRunName } from 'shared/format';
import { codeBlock, inlineCode, shorten } from '../../platform/markdown.ts';

/** GitHub's limit, taken in bytes to be sure. */
const TEXT_BYTES = 65_535;
const NAME_LENGTH = 200;
const RESULT_LENGTH = 2000;

export interface FailedTest {
  run: SentTestRun;
  url: string;
}

/** A line on how the run stands. */
export function describeTitle(
  { status, passedTests, totalTests, flaky_tests }: SentGroupRun,
  items: Pick<GroupRunItem, 'status' | 'is_quarantined'>[],
): string {
  const tests = totalTests === 1 ? '1 test' : `${totalTests} tests`;
  if (status === 'pending' || status === 'running') return `Running ${tests}`;
  if (status === 'cancelled') return `Cancelled after ${passedTests} of ${tests} passed`;
  if (status === 'passed') {
    if (passedTests < totalTests) return `${passedTests} of ${tests} passed, the others are in quarantine`;
    const flaky = flaky_tests > 0 ? `, ${flaky_tests} of them flaky` : '';
    return `${totalTests === 1 ? '1 test passed' : `All ${tests} passed`}${flaky}`;
  }
  const failed = items.filter((item) => item.status !== 'passed' && !item.is_quarantined).length;
  return `${failed} of ${tests} did not pass`;
}

/** Markdown: how many tests ended how, and where to look. */
export function describeCounts({ duration }: SentGroupRun, tests: GroupRunItem[], url: string): string {
  const counts = Map.groupBy(tests, ({ status }) => status);
  const words = (['passed', 'failed', 'error', 'cancelled', 'running', 'pending'] as const)
    .filter((status) => counts.has(status))
    .map((status) => `**${counts.get(status)?.length}** ${status === 'error' ? 'broken' : status}`);
  const flaky = tests.filter(({ is_flaky }) => is_flaky).length;
  const quarantined = tests.filter(({ is_quarantined }) => is_quarantined).length;
  if (flaky > 0) words.push(`**${flaky}** flaky`);
  if (quarantined > 0) words.push(`**${quarantined}** in quarantine`);
  const time = duration === null ? '' : `, in ${runDuration(duration)}`;
  return `${words.join(' · ')}${time}\n\n[Open the run in Steplight](${url})`;
}

/** Markdown: each failed test with its failed step and why, as many as fit; undefined if there is none. `total` counts all failed ones. */
export function describeFailures(failures: FailedTest[], total: number): string | undefined {
  const reserve = 200;
  let text = '';
  let listed = 0;
  for (const failure of failures) {
    const section = describeFailure(failure);
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > TEXT_BYTES - reserve) break;
    text += section;
    listed += 1;
  }
  const missing = total - listed;
  if (missing > 0) text += `…and ${missing} more. See them all in Steplight.\n`;
  return text === '' ? undefined : text;
}

function describeFailure({ run, url }: FailedTest): string {
  const heading = `### [${inlineCode(shorten(testRunName(run.blueprint_metadata.name, run.row_name), NAME_LENGTH))}](${url})\n\n`;
  const step = run.results.find(({ is_successful }) => is_successful === false);
  if (!step) return `${heading}${reason(run.error ?? 'The test could not be carried out.')}`;
  const task = inlineCode(shorten(step.task, NAME_LENGTH));
  return `${heading}${describePlace(step.place)}: ${task}\n\n${reason(step.result ?? run.error ?? 'The step failed.')}`;
}

function describePlace(place: StepPlace): string {
  const { module } = place;
  return module
    ? `${stepName(place)} (module ${inlineCode(shorten(module.title, NAME_LENGTH))})`
    : stepName(place);
}

const reason = (text: string) => `${codeBlock(shorten(text, RESULT_LENGTH))}\n\n`;

import { setTimeout as sleep } from 'node:timers/promises';
import type { AccessibilityFinding, AccessibilityFindings } from 'shared/contract';
import { IMPACTS, type Impact } from 'shared/step-language';
import { signalOf, type RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import type { AssertionOf } from 'shared/page-model/assert';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

const MAX_RULES = 5;

/**
 * Checks the page when it is at rest; it takes too long to be polled. A page that fails is checked once more.
 * @throws StepFailure
 */
export async function checkAccessibility(
  run: RunContext,
  assertion: AssertionOf<'accessible'>,
): Promise<{ result: string }> {
  const check = async () => {
    await run.window.activity.waitUntilIdle(run.window.page(), run.timing.idleBeforeEvaluation);
    await sleep(run.timing.pauseBeforeAccessibility, undefined, { signal: signalOf(run) });
    return evaluateAccessible(run, assertion);
  };
  const first = await check();
  const end = first.isTrue ? first : await check();
  const sentence = await end.sentence();
  if (!end.isTrue) throw new StepFailure(sentence);
  return { result: sentence };
}

/**
 * Checks the page once by the automatic rules of axe-core for WCAG 2.2 AA. All findings are reported for the step's result, those below
 * the assertion's impact too.
 */
export async function evaluateAccessible(
  run: RunContext,
  assertion: AssertionOf<'accessible'>,
): Promise<AssertionResult> {
  const { window, values } = run;
  // Loaded at the first use: most runs never check it.
  const { checkPage } = await import('./accessibility/check-page.ts');
  const found = await checkPage(window.page(), values.mask, signalOf(run));
  if (!found)
    return { isTrue: false, sentence: () => 'The accessibility of the page could not be checked in time.' };
  const isBadEnough = ({ impact }: AccessibilityFinding) =>
    IMPACTS.indexOf(impact) >= IMPACTS.indexOf(assertion.impact);
  const problems = found.findings.filter(isBadEnough);
  run.hooks?.onAccessibilityChecked?.(found);
  return {
    isTrue: problems.length === 0,
    sentence: () => {
      const first = problems.length === 0 ? sentenceOf(assertion) : problemsSentence(problems);
      return [first, ...remarks(found, problems.length)].join(' ');
    },
  };
}

/** `1 critical and 2 serious problems: Images must have alternative text ("Logo" image), …` */
function problemsSentence(problems: AccessibilityFinding[]): string {
  const counts = IMPACTS.toReversed().flatMap((impact) => countOf(problems, impact));
  const lines = problems.slice(0, MAX_RULES).map(({ help, count, elements: [first] }) => {
    const more = count > 1 ? ` and ${count - 1} more` : '';
    return `${help} (${first?.description ?? 'the page'}${more})`;
  });
  const rest = problems.length > MAX_RULES ? `; and ${problems.length - MAX_RULES} more rules` : '';
  return `${joined(counts)} ${problems.length === 1 ? 'problem' : 'problems'}: ${lines.join('; ')}${rest}.`;
}

function countOf(problems: AccessibilityFinding[], impact: Impact): string[] {
  const count = problems.filter((problem) => problem.impact === impact).length;
  return count === 0 ? [] : [`${count} ${impact}`];
}

function joined(counts: string[]): string {
  const last = counts.at(-1) ?? '';
  return counts.length > 1 ? `${counts.slice(0, -1).join(', ')} and ${last}` : last;
}

function remarks({ findings, skipped_frames: skipped }: AccessibilityFindings, shown: number): string[] {
  const milder = findings.length - shown;
  return [
    ...(milder > 0 ? [`${milder} milder ${milder === 1 ? 'problem was' : 'problems were'} found.`] : []),
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'frame' : 'frames'} could not be checked.`] : []),
  ];
}

import { markdownTable } from '../report.ts';
import type { Outcome, SentenceResult } from './execute-script.ts';

/** Counts by what was changed, as Markdown, and every result that must not be. */
export function report(results: SentenceResult[]): string {
  const stated = results.filter(({ role }) => role === 'false');
  const attempted = results.filter(({ role }) => role === 'impossible');
  const controls = results.filter(({ role }) => role === 'true');
  return [
    section('False statements', stated),
    section('Impossible or ambiguous actions', attempted),
    `True statements among them: ${count(controls, 'passed')} of ${controls.length} passed.`,
    ...failures(results).map(describe),
  ].join('\n\n');
}

/** What must not be: false passes, and actions that failed but changed the page. */
export function failures(results: SentenceResult[]): SentenceResult[] {
  return results.filter(({ outcome }) => outcome === 'false pass' || outcome === 'acted');
}

/** Distinct pairs of a sentence and a page that the oracle refuted, or whose action could not be done. */
export function countProven(results: SentenceResult[], role: 'false' | 'impossible'): number {
  const proven = results.filter((result) => result.role === role && result.outcome !== 'unproven');
  return new Set(proven.map(({ application, path, sentence }) => `${application} ${path} ${sentence}`)).size;
}

function section(title: string, results: SentenceResult[]): string {
  const groups = [...Map.groupBy(results, ({ change }) => change)].sort(([a], [b]) => a.localeCompare(b));
  const outcomes = ['unproven', 'false pass', 'acted'] as const;
  return markdownTable(
    [title, 'executed', 'unproven', 'false passes', 'acted'],
    [...groups, ['**all**', results] as const].map(([name, own]) => [
      ...[name, own.length],
      ...outcomes.map((outcome) => count(own, outcome)),
    ]),
  );
}

function count(results: SentenceResult[], outcome: Outcome): number {
  return results.filter((result) => result.outcome === outcome).length;
}

function describe({ application, path, change, sentence, outcome, result }: SentenceResult): string {
  return `- ${outcome} [${application} ${path}, ${change}] ${sentence}\n    result: ${result}`;
}

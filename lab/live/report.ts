import { markdownTable } from '../report.ts';
import type { Recording } from './recording.ts';
import type { ReplayedStep } from './replay-page.ts';

export interface PageResult {
  page: string;
  recording: Recording;
  replayed: ReplayedStep[];
  /** Fields whose value differs from the one after the recording, and the address if it does. */
  differences: string[];
  /** Steps that passed in a run without a live browser; null: it was not tried. */
  simulated: number | null;
  /** What ended the page too early. */
  error: string | null;
}

export interface Figures {
  interactions: number;
  /** Interactions that steps came from. */
  recorded: number;
  steps: number;
  green: number;
  other: number;
}

/** The figures of some pages together. */
export function countResults(results: PageResult[]): Figures {
  const sum = (count: (result: PageResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    interactions: sum(({ recording }) => recording.interactions.length),
    recorded: sum(
      ({ recording }) => new Set(recording.steps.flatMap(({ interactions }) => interactions)).size,
    ),
    steps: sum(({ recording }) => recording.steps.length),
    green: sum(({ replayed }) => replayed.filter(({ isSuccessful }) => isSuccessful).length),
    other: sum(({ replayed }) => replayed.filter(({ verdict }) => verdict.target === 'other').length),
  };
}

/** A Markdown table, and below it why interactions were not recorded and steps failed. */
export function reportResults(results: PageResult[]): string {
  const head = 'Page,Interactions,Recorded,Steps,Green,Other element,Other end state,Run'.split(',');
  const row = (name: string, of: PageResult[]) => {
    const { interactions, recorded, steps, green, other } = countResults(of);
    const different = of.filter(({ differences }) => differences.length > 0).length;
    const simulated = of
      .filter((result) => result.simulated !== null)
      .map((result) => `${result.simulated} of ${result.recording.steps.length}`);
    const run = of.length === 1 ? (simulated[0] ?? '') : '';
    return [name, interactions, recorded, steps, green, other, different, run];
  };
  return [
    markdownTable(head, [...results.map((result) => row(result.page, [result])), row('All', results)]),
    '',
    ...reasons(results),
    '',
    ...results.flatMap(details),
  ].join('\n');
}

/** Why interactions were not recorded, the most frequent reason first. */
function reasons(results: PageResult[]): string[] {
  const counts = new Map<string, number>();
  for (const { recording } of results)
    for (const [index, { problems }] of recording.interactions.entries()) {
      if (recording.steps.some(({ interactions }) => interactions.includes(index))) continue;
      // Names differ from page to page.
      const reason = (problems[0] ?? 'no step, no reason').replace(/"[^"]*"/g, '"…"');
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count} × ${reason}`);
}

function details({ page, replayed, differences, error, recording }: PageResult): string[] {
  const stepsOf = (index: number) =>
    recording.steps.filter(({ interactions }) => interactions.includes(index));
  return [
    ...(error === null ? [] : [`${page}: ${error}`]),
    ...recording.interactions.flatMap(({ about, problems }, index) => {
      if (stepsOf(index).length > 0 && problems.length === 0) return [];
      const recorded = stepsOf(index).map(({ step }) => step.action);
      return `${page}: ${recorded.length > 0 ? `recorded as ${recorded.join(', ')}` : 'not recorded'}: ${about}: ${problems.join(' ')}`;
    }),
    ...replayed
      .filter(({ isSuccessful }) => !isSuccessful)
      .map(({ action, result, about }) => `${page}: failed: ${action} (${about}): ${result}`),
    ...replayed
      .filter(({ verdict }) => verdict.target === 'other')
      .map(({ action, verdict, about }) => `${page}: OTHER ELEMENT: ${action} (${about}): ${verdict.about}`),
    ...differences.map((difference) => `${page}: other end state: ${difference}`),
  ];
}

import { markdownTable, percentage } from '../report.ts';
import type { Judgement, Verdict } from './judge.ts';
import type { Trial, TrialStep } from './trial.ts';

/** A step of a trial and its judgement. */
export interface Judged {
  /** Of the corpus. */
  file: string;
  trial: Trial;
  step: TrialStep;
  judgement: Judgement;
}

const VERDICTS: readonly Verdict[] = ['right', 'false pass', 'false fail', 'refused', 'unreached'];

/** Counts by file, by application and by kind, with a line for all of them, as Markdown. */
export function table(judged: Judged[]): string {
  const sections: [string, Judged[]][] = [
    ...groups(judged, ({ file }) => file),
    ...groups(judged, ({ trial }) => trial.application),
    ...groups(judged, ({ step }) => kindOf(step)),
    ['**all**', judged],
  ];
  return markdownTable(
    ['', 'steps', ...VERDICTS, 'right'],
    sections.map(([name, own]) => [
      ...[name, own.length, ...VERDICTS.map((verdict) => count(own, verdict))],
      percentage(count(own, 'right'), own.length),
    ]),
  );
}

/** How many steps went wrong, by what was tried: for reports that must not show the steps themselves. */
export function failuresByTopic(judged: Judged[]): string[] {
  const failures = judged.filter(({ judgement }) => judgement.verdict !== 'right');
  return groups(failures, ({ trial, judgement }) => `${judgement.verdict}: ${trial.about}`).map(
    ([name, section]) => `${name} (${section.length})`,
  );
}

export function count(judged: Judged[], verdict: Verdict): number {
  return judged.filter(({ judgement }) => judgement.verdict === verdict).length;
}

function kindOf({ type, expect }: TrialStep): string {
  if (expect === 'refuse') return 'nonsense';
  if (expect === 'fail') return type === 'act' ? 'impossible act' : 'false assertion';
  return type === 'act' ? 'act' : 'true assertion';
}

function groups(judged: Judged[], keyOf: (judged: Judged) => string): [string, Judged[]][] {
  return [...Map.groupBy(judged, keyOf)].sort(([a], [b]) => a.localeCompare(b));
}

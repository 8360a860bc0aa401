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
  const files = groups(judged, ({ file }) => file);
  const applications = groups(judged, ({ trial }) => trial.application);
  const kinds = groups(judged, ({ step }) => kindOf(step));
  return [
    `| | steps | ${VERDICTS.join(' | ')} | right |`,
    `| --- | ${'--: | '.repeat(VERDICTS.length + 2)}`.trimEnd(),
    ...files.map(([name, section]) => line(name, section)),
    ...applications.map(([name, section]) => line(name, section)),
    ...kinds.map(([name, section]) => line(name, section)),
    line('**all**', judged),
  ].join('\n');
}

/** How many steps went wrong, by what was tried: for reports that must not show the steps themselves. */
export function failuresByTopic(judged: Judged[]): string[] {
  const failures = judged.filter(({ judgement }) => judgement.verdict !== 'right');
  return groups(failures, ({ trial, judgement }) => `${judgement.verdict}: ${trial.about}`).map(
    ([name, section]) => `${name} (${section.length})`,
  );
}

function shareRight(judged: Judged[]): number {
  return count(judged, 'right') / Math.max(judged.length, 1);
}

export function count(judged: Judged[], verdict: Verdict): number {
  return judged.filter(({ judgement }) => judgement.verdict === verdict).length;
}

function line(name: string, judged: Judged[]): string {
  const counts = VERDICTS.map((verdict) => count(judged, verdict)).join(' | ');
  return `| ${name} | ${judged.length} | ${counts} | ${(shareRight(judged) * 100).toFixed(1)} % |`;
}

function kindOf({ type, expect }: TrialStep): string {
  if (expect === 'refuse') return 'nonsense';
  if (expect === 'fail') return type === 'act' ? 'impossible act' : 'false assertion';
  return type === 'act' ? 'act' : 'true assertion';
}

function groups(judged: Judged[], keyOf: (judged: Judged) => string): [string, Judged[]][] {
  return [...Map.groupBy(judged, keyOf)].sort(([a], [b]) => a.localeCompare(b));
}

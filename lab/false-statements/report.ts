import type { ClaimResult, ClaimOutcome } from './execute-script.ts';

/** Counts by what was changed, as Markdown, and every result that must not be. */
export function report(results: ClaimResult[]): string {
  const stated = results.filter(({ claim }) => claim.role === 'false');
  const attempted = results.filter(({ claim }) => claim.role === 'impossible');
  const controls = results.filter(({ claim }) => claim.role === 'true');
  return [
    section('False statements', stated),
    section('Impossible or ambiguous actions', attempted),
    `True statements among them: ${count(controls, 'passed')} of ${controls.length} passed.`,
    ...faults(results).map(describe),
  ].join('\n\n');
}

/** What must not be: false passes, and actions that failed but changed the page. */
export function faults(results: ClaimResult[]): ClaimResult[] {
  return results.filter(({ outcome }) => outcome === 'false pass' || outcome === 'acted');
}

/** Distinct pairs of a sentence and a page that the oracle refuted, or whose action could not be done. */
export function countProven(results: ClaimResult[], role: 'false' | 'impossible'): number {
  const proven = results.filter(({ claim, outcome }) => claim.role === role && outcome !== 'unproven');
  return new Set(proven.map(({ script, claim }) => `${script.application} ${script.path} ${claim.sentence}`))
    .size;
}

function section(title: string, results: ClaimResult[]): string {
  const groups = [...Map.groupBy(results, changeOf)].sort(([a], [b]) => a.localeCompare(b));
  return [
    `| ${title} | executed | unproven | false passes | acted |`,
    '| --- | --: | --: | --: | --: |',
    ...groups.map(([change, own]) => line(change, own)),
    line('**all**', results),
  ].join('\n');
}

function line(name: string, results: ClaimResult[]): string {
  const counts = (['unproven', 'false pass', 'acted'] as const).map((outcome) => count(results, outcome));
  return `| ${[name, results.length, ...counts].join(' | ')} |`;
}

function count(results: ClaimResult[], outcome: ClaimOutcome): number {
  return results.filter((result) => result.outcome === outcome).length;
}

function changeOf({ claim }: ClaimResult): string {
  return 'change' in claim ? claim.change : claim.role;
}

function describe({ script, claim, outcome, result }: ClaimResult): string {
  return `- ${outcome} [${script.application} ${script.path}, ${changeOf({ script, claim, outcome, result })}] ${claim.sentence}\n    result: ${result}`;
}

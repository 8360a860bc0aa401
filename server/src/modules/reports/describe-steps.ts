import type { ReportedStep, ReportedTest } from './run-report.ts';

const INDENT = '   ';

/** The steps of a test as lines: number, outcome, task and seconds, with the result below each step that failed. */
export function describeSteps({ steps }: ReportedTest): string {
  return steps.map(describeStep).join('\n');
}

function describeStep({ number, task, isSuccessful, result, duration }: ReportedStep): string {
  const time = duration === null ? '' : ` (${duration.toFixed(1)} s)`;
  const line = `${number}. [${outcome(isSuccessful)}] ${task}${time}`;
  return isSuccessful === false && result
    ? `${line}\n${INDENT}${result.replaceAll('\n', `\n${INDENT}`)}`
    : line;
}

function outcome(isSuccessful: boolean | null): string {
  if (isSuccessful === null) return 'not reached';
  return isSuccessful ? 'passed' : 'failed';
}

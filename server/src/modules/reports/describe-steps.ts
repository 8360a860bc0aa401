import { runDuration, stepLabel } from 'shared/format';
import type { ReportedStep, ReportedTest } from './run-report.ts';

const INDENT = '   ';

/**
 * The steps of a test as lines: number, outcome, task and seconds, with the result below each step that failed. Steps of a module stand
 * below a line with its title.
 */
export function describeSteps({ steps }: ReportedTest): string {
  return steps
    .flatMap((step, index) => {
      const { module } = step.place;
      if (!module) return [describeStep(step)];
      const heading = isSameModule(steps[index - 1], step) ? [] : [describeModule(step, module.title)];
      return [...heading, indent(describeStep(step))];
    })
    .join('\n');
}

function isSameModule(previous: ReportedStep | undefined, { place }: ReportedStep): boolean {
  return Boolean(previous?.place.module) && previous?.place.step === place.step;
}

function describeModule({ place }: ReportedStep, title: string): string {
  return place.step === null ? `Login module "${title}"` : `${place.step}. Module "${title}"`;
}

function describeStep({ place, task, isSuccessful, result, duration }: ReportedStep): string {
  const time = duration === null ? '' : ` (${runDuration(duration)})`;
  const line = `${stepLabel(place)}. [${outcome(isSuccessful)}] ${task}${time}`;
  return isSuccessful === false && result ? `${line}\n${indent(result)}` : line;
}

const indent = (text: string): string => text.replace(/^/gm, INDENT);

function outcome(isSuccessful: boolean | null): string {
  if (isSuccessful === null) return 'not reached';
  return isSuccessful ? 'passed' : 'failed';
}

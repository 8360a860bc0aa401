import { markdownTable, percentage } from '../report.ts';
import type { ParsedFile } from './measure-parsing.ts';
import type { ParsedStep, ParseOutcome } from './parse-step.ts';

const OUTCOMES: readonly ParseOutcome[] = [
  'parsed',
  'normalised',
  'several',
  'suggested',
  'offered',
  'wrong suggestion',
  'not understood',
];

/** Outcomes by file, with lines for all seen and all held-out files, as Markdown. `findings` counts steps that need review. */
export function table(files: ParsedFile[]): string {
  const stepsOf = (heldOut: boolean) =>
    files.filter((file) => file.heldOut === heldOut).flatMap(({ steps }) => steps);
  return markdownTable(
    ['', 'steps', ...OUTCOMES, 'findings', 'understood'],
    [
      ...files.map(({ name, steps }) => line(name, steps)),
      ...[false, true].flatMap((heldOut) => {
        const steps = stepsOf(heldOut);
        return steps.length > 0 ? [line(heldOut ? '**held out**' : '**seen**', steps)] : [];
      }),
    ],
  );
}

/** Parsed, normalised, split, or rightly suggested: what the writer gets without rewriting. */
function isUnderstood({ outcome }: ParsedStep): boolean {
  return ['parsed', 'normalised', 'several', 'suggested'].includes(outcome);
}

function line(name: string, steps: ParsedStep[]): (string | number)[] {
  const counts = OUTCOMES.map((outcome) => steps.filter((step) => step.outcome === outcome).length);
  const doubted = steps.filter(({ findings }) => findings.length > 0).length;
  const understood = steps.filter(isUnderstood).length;
  return [name, steps.length, ...counts, doubted, percentage(understood, steps.length)];
}

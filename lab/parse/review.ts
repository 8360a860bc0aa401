import type { ParsedFile } from './measure-parsing.ts';

/** What a person reviews, one step a line: its outcome, its findings, its text and what it was read as. Without held-out files. */
export function review(files: ParsedFile[]): string {
  const lines = files
    .filter(({ heldOut }) => !heldOut)
    .flatMap(({ name, steps }) => [
      `# ${name}`,
      ...steps.map(
        ({ step, outcome, findings, sentences }) =>
          `${[outcome, ...findings].join(', ')} | ${step.expect} | ${step.text} → ${sentences.join(' · ')} | ${step.plainly ?? ''}`,
      ),
    ]);
  return `${lines.join('\n')}\n`;
}

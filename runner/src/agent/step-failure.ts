import type { DescribedElement } from './seen-element.ts';

/** A step did not work out. The message is the step's result: sentences for a person. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  /** What was looked at when it failed, if it was one element. */
  readonly element: DescribedElement | undefined;

  constructor(message: string, element?: DescribedElement) {
    super(message);
    this.element = element;
  }
}

/** An unexpected error as a step's result: its first line, without the calls that led to it. */
export function unexpected(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const said = line
    .replace(/^(?:\w+\.\w+: )?(?:\w*Error: )?/u, '')
    .trim()
    .replace(/\.$/u, '');
  return `The step could not be carried out: ${said || 'the browser gave no reason'}.`;
}

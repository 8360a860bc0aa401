import { copyOf, createStep, linesOf, withText, type EditorStep } from './step.ts';

/** What was copied last. Pasted again, it keeps what a line of text does not say: modules, AI Vision, disabled steps. */
let copied: { lines: string[]; steps: EditorStep[] } | null = null;

/** The sentences of the steps, one for each line. A step with a module names it. */
export function textOfSteps(steps: EditorStep[], titleOf: (moduleId: number | null) => string): string {
  return steps
    .map((step) =>
      step.type === 'module'
        ? `Use the module "${titleOf(step.test_blueprint_module_id)}"`
        : step.action.replace(/\s*\n\s*/g, ' '),
    )
    .join('\n');
}

/** These steps are in the clipboard, as this text. */
export function rememberCopied(text: string, steps: EditorStep[]): void {
  copied = { lines: linesOf(text), steps };
}

/** New steps of a pasted text: copies of the copied ones if it is their text, else one for each line. */
export function stepsOfText(text: string, { canUseModules }: { canUseModules: boolean }): EditorStep[] {
  const lines = linesOf(text);
  if (copied && JSON.stringify(copied.lines) === JSON.stringify(lines))
    return copied.steps.filter(({ type }) => canUseModules || type !== 'module').map(copyOf);
  return lines.map((line) => withText(createStep(), line));
}

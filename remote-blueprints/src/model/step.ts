import type { SavedDraft, StepDraft, StoredStep } from 'shared/contract';
import { typeOfText } from './reading.ts';

/** A step as the editor holds it: a draft with all its fields. Its number is its place in the list and is never stored. */
export interface EditorStep extends Required<StepDraft> {
  /** Belongs to the step for as long as it is on screen, wherever it moves; never sent. */
  id: string;
}

let made = 0;

/** A step with an id of its own. */
export function createStep(values: Partial<StepDraft> = {}): EditorStep {
  made += 1;
  return {
    type: 'act',
    action: '',
    use_vision: false,
    test_blueprint_module_id: null,
    is_disabled: false,
    ...values,
    id: `step-${made}`,
  };
}

/** A step with an id of its own and the content of another. */
export const copyOf = ({ id: _, ...values }: EditorStep): EditorStep => createStep(values);

/** The steps of a stored test or module, in their order. */
export function fromStored(steps: StoredStep[]): EditorStep[] {
  return [...steps]
    .sort((a, b) => a.step_number - b.step_number)
    .map(({ id: _id, step_number: _number, is_disabled = false, ...draft }) =>
      createStep({ ...draft, is_disabled }),
    );
}

/** What is sent: numbered 1..n without gaps, without empty steps; a module step carries no text, any other no module. */
export function toPayload(steps: EditorStep[]): SavedDraft[] {
  return removeEmpty(steps).map((step, index) => ({
    step_number: index + 1,
    type: step.type,
    action: step.type === 'module' ? '' : step.action,
    use_vision: step.use_vision,
    test_blueprint_module_id: step.type === 'module' ? step.test_blueprint_module_id : null,
    // An older server does not know the field.
    ...(step.is_disabled && { is_disabled: true }),
  }));
}

/** A step without text is no step. A module step stays, chosen or not. */
export function removeEmpty(steps: EditorStep[]): EditorStep[] {
  return steps.filter((step) => step.type === 'module' || step.action.trim() !== '');
}

/** A list mark in front of a line: "1.", "2)", "-", "*", "[ ]". */
const LIST_MARK = /^\s*(?:(?:[-*•]|\d+[.)])\s+)?(?:\[[ xX]?\]\s*)?/;

/** The lines of a text that are not blank, without their list marks. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
}

/**
 * The step with the first line between `before` and `after`, and one new step for each further line. At least one line is
 * not blank.
 */
export function pasteLines(
  step: EditorStep,
  pasted: string,
  { before, after }: { before: string; after: string },
): EditorStep[] {
  const [first = '', ...rest] = linesOf(pasted);
  return [withText(step, before + first + after), ...rest.map((line) => withText(createStep(), line))];
}

/** The step with another text, and the type that the form of that text gives it. */
export function withText(step: EditorStep, text: string): EditorStep {
  if (step.type === 'module') return step;
  const action = text.trim();
  return { ...step, action, type: typeOfText(action, step.type) };
}

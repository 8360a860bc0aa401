import type { MissingName, StepFix, TestRun } from 'shared/contract';
import { stepNameOfAll } from 'shared/format';
import { maskedText } from 'shared/step-language';

/** A step of a test, or of a module. */
interface OpenedStep {
  /** In the editor. */
  number: number;
  /** null: a step of the test itself. */
  moduleId: number | null;
  /** Its text. */
  action: string;
}

export interface PastFailure {
  /** The step among all of its run: `Step 2.3 (4 of 18)`. */
  name: string;
  reason: string;
  missingName: MissingName | null;
  fixes: StepFix[];
}

/** Why a step failed in a test run; null if that is not known, or it had another text. A server without places says only that one step failed. */
export function failureAt(
  { results, error }: TestRun,
  { number, moduleId, action }: OpenedStep,
): PastFailure | null {
  const index = results.findIndex(({ is_successful }) => is_successful === false);
  const failed = results[index];
  if (!failed || failed.task !== maskedText(action)) return null;
  const { place } = failed;
  const isThere =
    !place ||
    (moduleId === null
      ? place.step === number
      : place.module?.id === moduleId && place.module.step === number);
  const reason = failed.result ?? error;
  if (!isThere || !reason) return null;
  const places = results.map((one) => one.place ?? { step: one.step_number, module: null });
  const { missing_name: missingName = null, fixes = [] } = failed;
  return { name: stepNameOfAll(places, index), reason, missingName, fixes };
}

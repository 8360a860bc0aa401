import type { TestRun } from 'shared/contract';

/** Names a step of a test, or of a module. */
interface Place {
  /** In the editor. */
  number: number;
  /** null: a step of the test itself. */
  moduleId: number | null;
}

/** Why a step failed in a test run; null if that is not known. A server without places says only that one step failed. */
export function failureAt({ results, error }: TestRun, { number, moduleId }: Place): string | null {
  const failed = results.find(({ is_successful }) => is_successful === false);
  if (!failed) return null;
  const { place } = failed;
  const isThere =
    !place ||
    (moduleId === null
      ? place.step === number
      : place.module?.id === moduleId && place.module.step === number);
  return isThere ? (failed.result ?? error ?? null) : null;
}

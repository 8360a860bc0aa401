import type { RunnerStep } from '../../types.ts';

const HELP_ACT =
  "I can't read this step. Start it with a verb, for example: Click Buy, Type bob into Name, Verify that the page shows Thanks.";
const HELP_ASSERT =
  "I can't read this check. State what should be true, for example: Verify that the page shows Thanks, The Buy button is enabled, The Name field has the value bob.";

/** What is said of a step, or of the clause of one, that is not understood. */
export function helpFor(type: RunnerStep['type'], clause: string | null): string {
  const help = type === 'assert' ? HELP_ASSERT : HELP_ACT;
  return clause === null ? help : `${help} What I can't read is: "${clause}".`;
}

import type { StepFix } from 'shared/contract';
import { kindsFor, purposeOf, type Command, type Target } from 'shared/step-language';
import { matchAll } from '../resolve/resolve.ts';
import { fixOf } from '../core/step-fix.ts';
import type { ActionRun } from './action.ts';
import { mapTexts } from '../core/expand-command.ts';

/**
 * A step that waits until the disabled element of the run's command is enabled. None where the command has no target, or where a sentence
 * about its name would be about other elements, too.
 */
export async function waitUntilEnabled(run: ActionRun): Promise<StepFix[]> {
  const { written } = run;
  if (!written || !('target' in written) || !written.target) return [];
  for (const target of targetsLike(written, written.target)) {
    const assertion = { kind: 'state', target, state: 'enabled', each: false } as const;
    const meant = await matchAll(run, mapTexts(target, run.values.expand), purposeOf(assertion));
    if (meant.length === 1) return fixOf('insert_before', { kind: 'waitUntil', assertion });
  }
  return [];
}

/** The target of a command, then by each kind that it can have there: an assertion is about all elements of a name. */
function targetsLike(command: Command, target: Target): Target[] {
  const purpose = purposeOf(command);
  if (target.kind !== null || purpose === 'any') return [target];
  return [target, ...kindsFor(purpose).map((kind) => ({ ...target, kind }))];
}

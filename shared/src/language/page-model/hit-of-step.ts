import { purposeOf, type Command, type Reading, type Target } from 'shared/step-language';
import type { PageModel } from './page-model.ts';
import { wouldHit, type Hit } from './would-hit.ts';

/** A hit that the model can tell. */
export type KnownHit = Exclude<Hit, { result: 'unknown' }>;

/** What a step is about on a page; null: nothing that it names. */
export function targetOf({ command }: Pick<Reading, 'command'>): Target | null {
  return command && 'target' in command ? command.target : null;
}

/** What a step would hit, by its sentence as it was written. undefined: it names nothing, or the page does not tell. That an assertion hits nothing may be what it says. */
export function hitOfStep(
  model: PageModel,
  reading: Pick<Reading, 'command' | 'type'>,
  sentence?: string,
): KnownHit | undefined {
  const { command, type } = reading;
  const target = targetOf(reading);
  if (!command || !target || isOfSeveral(command)) return undefined;
  const purpose = purposeOf(command);
  const hit = wouldHit(model, target, purpose, type === 'assert' && purpose === 'any', sentence);
  return hit.result === 'unknown' || (hit.result === 'none' && type === 'assert') ? undefined : hit;
}

/** An assertion that counts elements, or is about each of them: how many there are is no doubt. */
const isOfSeveral = (command: Command) => command.kind === 'count' || ('each' in command && command.each);

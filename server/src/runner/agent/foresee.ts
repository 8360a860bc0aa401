import { expandCommand } from '../actions/expand-command.ts';
import { commandsAhead } from './ahead.ts';
import { lookAt } from './checks/look-at.ts';
import { noteResults } from './checks/results.ts';
import type { Check } from './check.ts';
import { notesOf, type Foreseen } from './run-notes.ts';
import type { Session } from './session.ts';

/**
 * An act is about to begin. What the test wants to see right after it is looked for already: what was not there and is there then
 * was brought about by the act, and no leftover that may yet go away. The act does not wait for the look: seen false a moment after
 * its beginning is as good.
 */
export async function foresee(session: Session): Promise<void> {
  const notes = await notesOf(session);
  notes.foreseen = null;
  const [next] = commandsAhead(session);
  await noteResults(session, next?.kind === 'waitFor' && next.check.kind === 'results');
  // Other statements are looked for by many questions when they are false.
  if (next?.kind !== 'check' || next.check.kind !== 'text' || next.check.isNegated || next.check.within)
    return;
  try {
    const { check } = expandCommand(session, next);
    const look = lookAt(session, check).then(({ isTrue }) => !isTrue);
    notes.foreseen = { key: keyOf(check), isFalse: look.catch(() => false) };
  } catch {
    // It names a value that the act itself is to find out.
  }
}

/** Whether this statement was false when the last act began. */
export async function wasForeseen(foreseen: Foreseen | null, check: Check): Promise<boolean> {
  return foreseen !== null && foreseen.key === keyOf(check) && (await foreseen.isFalse);
}

function keyOf(check: Check): string {
  return JSON.stringify(check);
}

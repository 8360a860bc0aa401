import { perform, type Performance } from '../actions/perform.ts';
import type { Command } from './command.ts';
import { matchTarget } from './finding/matches.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';

type Tick = Extract<Command, { kind: 'tick' }>;

/** "Tick all checkboxes": each of them in its turn, and in the words of one where there is none. */
export async function* tickEach(
  session: Session,
  { isEach: _, ...command }: Tick,
): AsyncGenerator<Performance> {
  const search = { purpose: 'toggle' } as const;
  const match = await poll(() => matchTarget(session, command.target, search), WAIT_MS, session.signal);
  if (!match) return yield await perform(session, command);
  for (const locator of match.elements) {
    const done = await perform(session, { ...command, target: { ...command.target, locator } });
    yield done;
    if (!done.action.isSuccessful) return;
  }
}

import type { Command } from './command.ts';
import { readStep } from './reading/read-step.ts';
import type { Session } from './session.ts';

/** Steps further on are about something else. */
const STEPS_AHEAD = 3;

/** What the step goes on with after the command at hand, and the next steps, as far as they can be read. */
export function* commandsAhead({ ahead, upcoming }: Session): Generator<Command> {
  yield* ahead ?? [];
  for (const step of upcoming?.slice(0, STEPS_AHEAD) ?? []) {
    const reading = readStep(step.action, step.type);
    if ('problem' in reading) return;
    yield* reading.commands;
  }
}

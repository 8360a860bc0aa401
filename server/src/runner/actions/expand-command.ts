import type { Command } from '../agent/command.ts';
import type { Session } from '../agent/session.ts';

/** The same command with every {{name}} replaced by its value. @throws StepFailure for a name that has none */
export function expandCommand<C extends Command>(session: Session, command: C): C {
  return expandAll(command, (text) => session.values.expand(text)) as C;
}

function expandAll(part: unknown, expand: (text: string) => string): unknown {
  if (typeof part === 'string') return expand(part);
  if (Array.isArray(part)) return part.map((one) => expandAll(one, expand));
  // A ready locator is a thing of the browser's, not words.
  if (part === null || typeof part !== 'object' || Object.getPrototypeOf(part) !== Object.prototype)
    return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, expandAll(value, expand)]));
}

import type { Command, Handler, Target } from 'shared/step-language';

/**
 * Whether a step is itself about what a handler waits for or clicks, or about something in it: then the handler must not take it away.
 * By names, because the element need not be there yet.
 */
export function isAboutHandler(command: Command, { trigger, action }: Handler): boolean {
  const clicked = action.kind === 'click' && action.target ? [action.target] : [];
  return [trigger, ...clicked].some((target) => mentions(command, target));
}

/** Whether a target, place or text anywhere in the command is called so; without a name, whether a nameless target is of that kind. */
function mentions(value: unknown, target: Target): boolean {
  if (typeof value === 'string')
    return target.name !== null && value.toLowerCase() === target.name.toLowerCase();
  if (typeof value !== 'object' || value === null) return false;
  const { name, kind } = value as Partial<Target>;
  if (target.name === null && name === null && kind === target.kind) return true;
  return Object.values(value).some((inner) => mentions(inner, target));
}

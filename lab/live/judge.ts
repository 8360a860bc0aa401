import type { PageEvent } from './in-page/report-events.ts';

/** Whether the events of a replayed step went where those of the recording went. */
export interface Verdict {
  /** `unseen`: the step makes no events that say where it went, e.g. it hovers or goes back. */
  target: 'same' | 'other' | 'unseen';
  /** What was hit instead. */
  about: string | null;
}

const TARGETED = new Set(['mousedown', 'keydown', 'input', 'change']);

/**
 * An event fits if the recording has one on the same control; outside of controls, on the element, on one within it or around it. Events
 * that scripts make may be missing from either side, unless there is nothing else.
 */
export function judgeTarget(recorded: PageEvent[], replayed: PageEvent[]): Verdict {
  const judged = replayed.filter(({ type }) => TARGETED.has(type));
  const strange = judged.filter((event) => !hasTarget(event, recorded));
  const byPerson = strange.find(({ isTrusted }) => isTrusted);
  const isAllStrange = strange.length === judged.length;
  const wrong = byPerson ?? (isAllStrange ? strange[0] : undefined);
  if (wrong)
    return { target: 'other', about: `${wrong.type} on ${wrong.control ?? wrong.path} ${wrong.about}` };
  return { target: judged.length === 0 ? 'unseen' : 'same', about: null };
}

/** Whether one of the events has the same target. */
export function hasTarget(event: PageEvent, recorded: PageEvent[]): boolean {
  return recorded.some((other) => isSameTarget(event, other));
}

function isSameTarget(one: PageEvent, other: PageEvent): boolean {
  if (one.control !== null || other.control !== null) return one.control === other.control;
  return one.path === other.path || isWithin(one.path, other.path) || isWithin(other.path, one.path);
}

const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}>`);

import type { Kind, Place, Target } from './command.ts';

/** A target without a number. */
export function plainTarget(name: string | null, kind: Kind | null, place: Place | null = null): Target {
  return { name, kind, ordinal: null, place };
}

export function inside(target: Target): Place {
  return { relation: 'in', target };
}

/** Whether a place encloses elements (`in`, `under`); the others are relative to one. */
export function encloses({ relation }: Place): boolean {
  return relation === 'in' || relation === 'under';
}

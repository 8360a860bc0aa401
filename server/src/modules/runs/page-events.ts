import type { StepMark } from 'shared/contract';
import type { ObservedEvent } from 'runner';
import { contradiction, isContradiction } from './contradiction.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Kept of a run at most. */
export const MAX_EVENTS = 1000;

interface PageEvents {
  /** Those of the events that are to be stored, without secrets. The step counts from 0. */
  take(stepIndex: number | null, events: ObservedEvent[]): ObservedEvent[];
  /** What speaks against the step; undefined where nothing does. */
  contradictionOf(stepIndex: number): StepMark | undefined;
}

/** Collects what the pages of one run tell. One event more than is kept goes through: it tells that some are missing. */
export function collectPageEvents(): PageEvents {
  const against = new Map<number, ObservedEvent[]>();
  let left = MAX_EVENTS + 1;
  return {
    take(stepIndex, events) {
      const clean = events.map((event) => ({
        ...event,
        text: hideSecrets(event.text),
        url: event.url && hideSecrets(event.url),
      }));
      if (stepIndex !== null)
        against.set(stepIndex, [...(against.get(stepIndex) ?? []), ...clean.filter(isContradiction)]);
      const taken = clean.slice(0, left);
      left -= taken.length;
      return taken;
    },
    contradictionOf: (stepIndex) => contradiction(against.get(stepIndex) ?? []),
  };
}

import type { StepMark } from 'shared/contract';
import type { ObservedEvent } from 'runner';
import { contradiction, isContradiction } from './contradiction.ts';
import { hideSecrets } from '../../../platform/hide-secrets.ts';

/** The number of events that a run stores. */
export const MAX_EVENTS = 1000;

/** Collects the events of one run's pages. Lets one event more than the maximum through, as a sign that some are missing. */
export function collectPageEvents() {
  const against = new Map<number, ObservedEvent[]>();
  let left = MAX_EVENTS + 1;
  return {
    /** Returns the events that are to be stored, without secrets. Steps count from 0. */
    take(stepIndex: number | null, events: ObservedEvent[]): ObservedEvent[] {
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
    /** The mark of a step that is contradicted by its events. */
    contradictionOf: (stepIndex: number): StepMark | undefined => contradiction(against.get(stepIndex) ?? []),
  };
}

import type { PageEvent } from './in-page/report-events.ts';
import { hasTarget } from './judge.ts';

export interface ReplayedSpan {
  /** When its beginning was heard of, in milliseconds since 1970; null: it was not executed. */
  startedAt: number | null;
  /** What the page received when the step was recorded. */
  recorded: PageEvent[];
}

/** A message about a step may arrive so much later than what the step has done. */
const DELAY_MS = 400;

/** The events of each step: those since it began, and those shortly before if they fit it but not the step before. */
export function assignEvents(events: PageEvent[], spans: ReplayedSpan[]): PageEvent[][] {
  const assigned: PageEvent[][] = spans.map(() => []);
  for (const event of events) {
    const index = spans.findLastIndex(({ startedAt }) => startedAt !== null && startedAt <= event.time);
    const [span, next] = [spans[index], spans[index + 1]];
    const isEarly =
      next?.startedAt !== null &&
      next !== undefined &&
      next.startedAt - event.time < DELAY_MS &&
      hasTarget(event, next.recorded) &&
      !(span && hasTarget(event, span.recorded));
    assigned[isEarly ? index + 1 : index]?.push(event);
  }
  return assigned;
}

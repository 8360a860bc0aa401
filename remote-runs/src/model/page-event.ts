import type { PageEvent, StepResult } from 'shared/contract';
import { clockText } from './playhead.ts';
import { nameOf } from './step-place.ts';

/** What a page event is called: `Exception`, `Console warning`, `GET 500`. */
export function eventLabel({ kind, level, method, status }: PageEvent): string {
  if (kind === 'exception') return 'Exception';
  if (kind === 'console') return level === 'warning' ? 'Console warning' : 'Console error';
  return [method ?? 'Request', status ?? 'failed'].join(' ');
}

/** When it happened: `Step 3 · 0:12`, or without the step where it belongs to none. */
export function eventPlace({ step_number, time }: PageEvent, steps: StepResult[]): string {
  if (step_number === null) return clockText(time);
  const step = steps.find((candidate) => candidate.step_number === step_number);
  return `${nameOf(step ?? { step_number })} · ${clockText(time)}`;
}

/** An event as text, for a bug report. */
export function eventText(event: PageEvent, steps: StepResult[]): string {
  const head = `[${eventPlace(event, steps)}] ${eventLabel(event)}: ${event.text}`;
  return event.url === null ? head : `${head}\n${event.url}`;
}

import type { PageEvent } from 'shared/contract';
import { clockText } from './playhead.ts';

/** What a page event is called: `Exception`, `Console warning`, `GET 500`. */
export function eventLabel({ kind, level, method, status }: PageEvent): string {
  if (kind === 'exception') return 'Exception';
  if (kind === 'console') return level === 'warning' ? 'Console warning' : 'Console error';
  return [method ?? 'Request', status ?? 'failed'].join(' ');
}

/** When it happened: `Step 3 · 0:12`, or without the step where it belongs to none. */
export function eventPlace({ step_number, time }: PageEvent): string {
  return step_number === null ? clockText(time) : `Step ${step_number} · ${clockText(time)}`;
}

/** An event as text, for a bug report. */
export function eventText(event: PageEvent): string {
  const head = `[${eventPlace(event)}] ${eventLabel(event)}: ${event.text}`;
  return event.url === null ? head : `${head}\n${event.url}`;
}

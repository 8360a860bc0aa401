import type { ObservedEvent, PerformedAction, RunnerLog, RunObserver, StepOutcome } from '../types.ts';
import type { Values } from './values.ts';

type MaskText = Values['mask'];

/** The same observer, which is told no secret. Nothing else leaves a run in words but its outcome's `error`. */
export function maskObserver(observer: Required<RunObserver>, mask: MaskText): Required<RunObserver> {
  return {
    ...observer,
    onAction: (index, number, action) => observer.onAction(index, number, maskAction(action, mask)),
    onEvents: (index, number, events) =>
      observer.onEvents(
        index,
        number,
        events.map((event) => maskEvent(event, mask)),
      ),
    onStepFinished: (index, outcome) => observer.onStepFinished(index, maskOutcome(outcome, mask)),
  };
}

function maskAction(action: PerformedAction, mask: MaskText): PerformedAction {
  const { element } = action;
  return {
    ...action,
    description: mask(action.description),
    element: element && { ...element, description: mask(element.description) },
    pageUrl: action.pageUrl && mask(action.pageUrl),
  };
}

function maskEvent(event: ObservedEvent, mask: MaskText): ObservedEvent {
  return { ...event, text: mask(event.text), url: event.url && mask(event.url) };
}

function maskOutcome(outcome: StepOutcome, mask: MaskText): StepOutcome {
  return {
    ...outcome,
    result: mask(outcome.result),
    marks: outcome.marks.map((one) => ({ ...one, text: mask(one.text) })),
  };
}

/** The same log without secrets: an error of the browser's may hold what was typed. */
export function maskLog(log: RunnerLog, mask: MaskText): RunnerLog {
  const clean = (details: object) =>
    Object.fromEntries(Object.entries(details).map(([key, value]) => [key, maskDetail(value, mask)]));
  return {
    info: (details, message) => log.info(clean(details), mask(message)),
    warn: (details, message) => log.warn(clean(details), mask(message)),
    error: (details, message) => log.error(clean(details), mask(message)),
  };
}

function maskDetail(value: unknown, mask: MaskText): unknown {
  if (typeof value === 'string') return mask(value);
  if (!(value instanceof Error)) return value;
  const copy = new Error(mask(value.message));
  copy.name = value.name;
  copy.stack = mask(value.stack ?? '');
  return copy;
}

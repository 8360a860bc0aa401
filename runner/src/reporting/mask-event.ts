import type { MissingName } from 'shared/contract';
import type { ObservedEvent, ObservedRequests, ExecutedAction, RunEvent, StepOutcome } from '../types.ts';
import type { Values } from '../values/values.ts';

type MaskText = Values['mask'];

/** The event without secrets. Besides events, only the outcome's `error` and the log leave a run. */
export function maskEvent(event: RunEvent, mask: MaskText): RunEvent {
  switch (event.type) {
    case 'action':
      return { ...event, action: maskAction(event.action, mask) };
    case 'page-events':
      return { ...event, events: event.events.map((one) => maskPageEvent(one, mask)) };
    case 'file':
      return { ...event, file: { ...event.file, name: mask(event.file.name) } };
    case 'step-finished':
      return { ...event, outcome: maskOutcome(event.outcome, mask) };
    default:
      return event;
  }
}

function maskAction(action: ExecutedAction, mask: MaskText): ExecutedAction {
  const { element } = action;
  return {
    ...action,
    description: mask(action.description),
    element: element && { ...element, description: mask(element.description) },
    pageUrl: action.pageUrl && mask(action.pageUrl),
  };
}

function maskPageEvent(event: ObservedEvent, mask: MaskText): ObservedEvent {
  return { ...event, text: mask(event.text), url: event.url && mask(event.url) };
}

function maskOutcome(outcome: StepOutcome, mask: MaskText): StepOutcome {
  return {
    ...outcome,
    result: mask(outcome.result),
    marks: outcome.marks.map((mark) => ({ ...mark, text: mask(mark.text) })),
    missingName: outcome.missingName && publicNames(outcome.missingName, mask),
    // A sentence with a masked value is of no use to a step, but for what the step itself writes.
    fixes: outcome.fixes?.filter(({ sentence }) => mask(sentence) === sentence),
    requests: outcome.requests && maskRequests(outcome.requests, mask),
  };
}

function maskRequests({ list, leftOut }: ObservedRequests, mask: MaskText): ObservedRequests {
  return { list: list.map((request) => ({ ...request, url: mask(request.url) })), leftOut };
}

/** A name with a secret in it is of no use to a sentence, masked or not. */
function publicNames({ name, alike, others }: MissingName, mask: MaskText): MissingName | undefined {
  const isPublic = (one: string) => mask(one) === one;
  if (!isPublic(name)) return undefined;
  return { name, alike: alike.filter(isPublic), others: others.filter(isPublic) };
}

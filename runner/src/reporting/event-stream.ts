import type { PageModel } from 'shared/page-model';
import type { PageEvents } from '../browser/page-events.ts';
import type { StepRequests } from '../browser/step-requests.ts';
import type { ObservedEvent, OnRunEvent, ExecutedAction, RunEvent, StepOutcome } from '../types.ts';
import type { Values } from '../values/values.ts';
import { maskEvent } from './mask-event.ts';
import { packPage } from './pack-page.ts';

/** A function that the caller passed to the runner threw: its consumer of events or its memory. */
export class CallbackError extends Error {
  override readonly name = 'CallbackError';

  constructor(callback: string, cause: unknown) {
    super(`${callback} failed.`, { cause });
  }
}

/** Events that may wait for their delivery: enough to hide a slow moment of the consumer, few enough to lose with a crash. */
const MAX_PENDING = 6;

/** An action whose screenshot may still be to come. */
export interface PendingAction extends Omit<ExecutedAction, 'screenshot'> {
  screenshot: Promise<Buffer | null> | Buffer | null;
}

/** Called with each action, in order, before the next begins. */
export type ActionListener = (action: PendingAction) => Promise<void>;

/** The outcome of a step whose page is still to be packed. Its requests are added when it is emitted. */
export interface PendingOutcome extends Omit<StepOutcome, 'page' | 'requests'> {
  page?: PageModel | undefined;
}

/** What is observed of the pages between events. */
interface Observers {
  /** The source of `page-events`. */
  pages: PageEvents;
  requests: StepRequests;
}

type PendingEvent =
  | Exclude<RunEvent, { type: 'action' | 'step-finished' }>
  | { type: 'action'; stepIndex: number; actionNumber: number; action: PendingAction }
  | {
      type: 'step-finished';
      stepIndex: number;
      outcome: PendingOutcome & Pick<StepOutcome, 'requests'>;
    };

/** Delivers the events of one run in order, masked, while the run continues. */
export interface EventStream {
  /**
   * Resolves as soon as few enough events wait. What the pages logged since the last event is delivered with it.
   * @throws CallbackError if the consumer threw: after that nothing more is delivered.
   */
  emit(event: Exclude<PendingEvent, { type: 'page-events' }>): Promise<void>;
  /** Resolves when everything has been delivered. @throws as `emit` does. */
  finish(): Promise<void>;
  /** Completes the delivery in progress and drops the others. Never rejects. */
  abandon(): Promise<void>;
}

export function createEventStream(
  onEvent: OnRunEvent,
  { pages, requests }: Observers,
  mask: Values['mask'],
): EventStream {
  let lastDelivery = Promise.resolve();
  const pending: Promise<void>[] = [];
  let failure: CallbackError | null = null;
  let isAbandoned = false;

  async function complete(event: PendingEvent): Promise<RunEvent> {
    if (event.type === 'action')
      return { ...event, action: { ...event.action, screenshot: await event.action.screenshot } };
    if (event.type !== 'step-finished') return event;
    const { page, ...outcome } = event.outcome;
    // A step counts without its page.
    const packed = page && (await packPage(page, mask).catch(() => undefined));
    return { ...event, outcome: { ...outcome, page: packed } };
  }

  async function deliver(event: PendingEvent): Promise<void> {
    if (failure || isAbandoned) return;
    const completed = await complete(event);
    try {
      await onEvent(maskEvent(completed, mask));
    } catch (error) {
      failure = new CallbackError('onEvent', error);
    }
  }

  async function send(event: PendingEvent): Promise<void> {
    if (failure) throw failure;
    lastDelivery = lastDelivery.then(() => deliver(event));
    pending.push(lastDelivery);
    if (pending.length > MAX_PENDING) await pending.shift();
    if (failure) throw failure;
  }

  async function sendPageEvents(
    stepIndex: number | null,
    actionNumber: number | null,
    events: ObservedEvent[] = [],
  ): Promise<void> {
    if (events.length > 0) await send({ type: 'page-events', stepIndex, actionNumber, events });
  }

  return {
    async emit(event) {
      if (event.type === 'action') {
        const { stepIndex, actionNumber, action } = event;
        const logged = Map.groupBy(pages.take(), ({ atSeconds }) => atSeconds < action.startSeconds);
        await sendPageEvents(stepIndex, null, logged.get(true));
        await send(event);
        await sendPageEvents(stepIndex, actionNumber, logged.get(false));
        return;
      }
      if (event.type === 'step-started') {
        requests.beginStep();
        await sendPageEvents(null, null, pages.take());
      }
      if (event.type !== 'step-finished') return send(event);
      const outcome = { ...event.outcome, requests: requests.take() };
      await sendPageEvents(event.stepIndex, null, pages.take());
      await send({ ...event, outcome });
    },
    async finish() {
      await sendPageEvents(null, null, pages.take());
      await lastDelivery;
      if (failure) throw failure;
    },
    async abandon() {
      isAbandoned = true;
      await lastDelivery;
    },
  };
}

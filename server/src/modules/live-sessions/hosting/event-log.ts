import type { LiveEvent } from 'shared/contract';

/** More than a session sends while its controller is away. */
const MAX_MESSAGES = 2000;
/** Sent to every page that connects anyway. */
const CURRENT_STATE = new Set<LiveEvent['type']>(['page', 'question', 'question-closed']);

type NumberedMessage = LiveEvent & { number: number };

/** The events of a session, for a page that has lost its connection for a moment. */
export function createEventLog() {
  const messages: NumberedMessage[] = [];
  let count = 0;
  /** The number of the last message that was removed. */
  let forgotten = 0;

  return {
    /** Numbers the event. */
    add(event: LiveEvent): NumberedMessage {
      count += 1;
      const message = { ...event, number: count };
      if (CURRENT_STATE.has(event.type)) return message;
      messages.push(message);
      if (messages.length > MAX_MESSAGES) forgotten = messages.shift()?.number ?? count;
      return message;
    },
    /** The number of the newest one. */
    newest: (): number => count,
    /** What followed the event of this number; undefined: not all of it is known any more. */
    since(number: number): NumberedMessage[] | undefined {
      if (number < forgotten || number > count) return undefined;
      return messages.filter((message) => message.number > number);
    },
  };
}

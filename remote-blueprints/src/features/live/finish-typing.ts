import type { LiveEvent, LiveRequest } from 'shared/contract';

/** A browser that hangs does not keep a test from being saved. */
const TIMEOUT_MS = 4000;

interface Connection {
  send: (request: LiveRequest) => void;
  onEvent: (listener: (event: LiveEvent) => void) => () => void;
}

/** Resolves when what was typed into the page has been recorded; recording goes on. */
export function finishTyping({ send, onEvent }: Connection): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    const stop = onEvent(({ type }) => {
      if (type === 'recording' || type === 'ended') finish();
    });
    send({ type: 'record', isOn: true });
  });
}

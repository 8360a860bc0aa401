import { act } from '@testing-library/react';

// react-query remembers what the events have said.
afterEach(() => void window.dispatchEvent(new Event('online')));

/** The browser loses its connection, or has it back; until the end of the test. Handlers of the stand-in server do as `whileOnline` says. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** The response of a handler, or none without a connection. */
export function whileOnline(response: () => Response): Response {
  return navigator.onLine ? response() : Response.error();
}

import type { LiveEvent, RunBrowser } from 'shared/contract';
import { BrowserLostError, type TestWindow } from '../../browser/test-window.ts';
import { openRunWindow } from '../../run-window.ts';
import type { RunEnvironment } from '../../test-run.ts';
import type { RunRequest } from '../../types.ts';
import type { Values } from '../../values/values.ts';
import { trackPageState, type PageState } from './page-state.ts';
import { watchSentRequests, type SentListener } from './sent-requests.ts';

/** The window of a session. A restart replaces it. */
export type SessionWindow = Awaited<ReturnType<typeof openSessionWindow>>;

interface Opened {
  window: TestWindow;
  page: PageState;
  takeSent(): string[];
}

/** @throws BrowserLostError, or the signal's reason */
export async function openSessionWindow(
  environment: RunEnvironment,
  {
    values,
    send,
    signal,
    browser,
    access,
  }: {
    values: Values;
    send: (event: LiveEvent) => void;
    signal: AbortSignal;
    browser: RunBrowser | undefined;
    access: RunRequest['access'];
  },
) {
  const loss = Promise.withResolvers<string>();
  let sentListener: SentListener = { isCaused: () => false, onSent: () => undefined };

  async function open(): Promise<Opened> {
    const window = await openRunWindow(environment, signal, {
      secrets: values,
      settings: browser,
      access,
      // Steps about both may be added while the session is open.
      needs: { requests: true, downloads: true },
    });
    window.lost.catch((error: unknown) =>
      loss.resolve(error instanceof BrowserLostError ? error.message : 'The browser was lost.'),
    );
    const takeSent = watchSentRequests(window.context, () => sentListener);
    return { window, page: trackPageState(window, send), takeSent };
  }

  async function close({ window, page }: Opened): Promise<void> {
    page.stop();
    await window.close();
  }

  const listeners: ((window: TestWindow) => void)[] = [];
  let opened = await open();
  return {
    current: () => opened.window,
    page: () => opened.page,
    /** The requests since the last call that change data and were caused by something that was done. */
    takeSent: () => opened.takeSent(),
    /** Asks and tells the listener about such requests. */
    onSent: (listener: SentListener) => (sentListener = listener),
    /** Opens a new window without cookies and storage of the old one, which is closed. @throws BrowserLostError */
    async replace() {
      const old = opened;
      opened = await open();
      listeners.forEach((listener) => listener(opened.window));
      await close(old);
    },
    /** Calls the listener with the current window, and with each that replaces it. */
    onOpened(listener: (window: TestWindow) => void) {
      listeners.push(listener);
      listener(opened.window);
    },
    /** Resolves with a sentence when the browser or the page was lost. */
    lost: loss.promise,
    close: () => close(opened),
  };
}

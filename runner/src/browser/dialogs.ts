import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Dialog } from 'playwright-core';

/** A JavaScript dialog that waits for an answer. The page stands still until it gets one. */
export interface OpenDialog {
  kind: 'alert' | 'confirm' | 'prompt';
  message: string;
}

/** The JavaScript dialogs of a context. Nobody but the run answers them. */
export interface Dialogs {
  /** The one that has waited longest; null: none is open. */
  open(): OpenDialog | null;
  /** Answers that one, and waits a moment for what it had brought to a standstill. @param text for a prompt; null: what it proposes */
  answer(accept: boolean, text: string | null): Promise<void>;
  /**
   * Works on a page, which a dialog brings to a standstill.
   * @returns null as soon as a dialog is open, at the latest; the work is not begun if there is one already.
   */
  unlessOpen<T>(work: () => Promise<T>): Promise<T | null>;
  dismissAll(): Promise<void>;
}

/** How long what stood still may take to end, in milliseconds. */
const RESUME_MS = 1000;

/** @param onLeaving called when a page asks whether it may be left, which it always may */
export function watchDialogs(context: BrowserContext, onLeaving: () => void): Dialogs {
  let waiting: Dialog[] = [];
  const listeners = new Set<() => void>();
  /** Works on pages that a dialog has brought to a standstill. */
  let stalled: Promise<unknown>[] = [];

  context.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') {
      onLeaving();
      dialog.accept().catch(() => undefined);
      return;
    }
    waiting.push(dialog);
    dialog.page()?.once('close', () => (waiting = waiting.filter((one) => one !== dialog)));
    for (const listener of [...listeners]) listener();
  });

  async function unlessOpen<T>(work: () => Promise<T>): Promise<T | null> {
    if (waiting.length > 0) return null;
    const opened = Promise.withResolvers<null>();
    const working = work();
    const listener = () => {
      stalled.push(working.catch(() => undefined));
      opened.resolve(null);
    };
    listeners.add(listener);
    try {
      return await Promise.race([working, opened.promise]);
    } finally {
      listeners.delete(listener);
    }
  }

  return {
    open() {
      const [dialog] = waiting;
      return dialog ? { kind: dialog.type() as OpenDialog['kind'], message: dialog.message() } : null;
    },
    async answer(accept, text) {
      const dialog = waiting.shift();
      if (!dialog) return;
      await (accept ? dialog.accept(text ?? dialog.defaultValue()) : dialog.dismiss());
      const resumed = Promise.all(stalled);
      stalled = [];
      await unlessOpen(() => Promise.race([resumed, sleep(RESUME_MS, undefined, { ref: false })]));
    },
    unlessOpen,
    async dismissAll() {
      const all = waiting;
      waiting = [];
      await Promise.all(all.map((dialog) => dialog.dismiss().catch(() => undefined)));
    },
  };
}

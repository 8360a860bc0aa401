import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Dialog } from 'playwright-core';

/** An open JavaScript dialog. It blocks the page until it is answered. */
export interface OpenDialog {
  kind: 'alert' | 'confirm' | 'prompt';
  message: string;
  /** The text of a prompt before anything is typed; else empty. */
  defaultText: string;
}

/** The JavaScript dialogs of a context. Only the run answers them. */
export interface Dialogs {
  /** The oldest open dialog, always as the same object; null: none is open. */
  open(): OpenDialog | null;
  /** Answers the oldest dialog and waits a moment for the blocked page. @param text for a prompt; null: its default value */
  answer(accept: boolean, text: string | null): Promise<void>;
  /**
   * Runs work on a page that a dialog may block.
   * @returns null as soon as a dialog is open; the work does not start if one is open already.
   */
  unlessOpen<T>(work: () => Promise<T>): Promise<T | null>;
  /** Calls the listener when a dialog opens, is answered, or goes away with its page. */
  onChange(listener: () => void): void;
  dismissAll(): Promise<void>;
}

/** Timeout for blocked work after a dialog is answered, in milliseconds. */
const RESUME_MS = 1000;

/** @param onLeaving called for `beforeunload` dialogs, which are always accepted */
export function watchDialogs(context: BrowserContext, onLeaving: () => void): Dialogs {
  let waiting: { dialog: Dialog; description: OpenDialog }[] = [];
  const listeners = new Set<() => void>();
  const observers: (() => void)[] = [];
  const announce = () => observers.forEach((observer) => observer());
  /** Work on pages that a dialog blocks. */
  let stalled: Promise<unknown>[] = [];

  context.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') {
      onLeaving();
      dialog.accept().catch(() => undefined);
      return;
    }
    waiting.push({ dialog, description: describeDialog(dialog) });
    dialog.page()?.once('close', () => {
      waiting = waiting.filter((one) => one.dialog !== dialog);
      announce();
    });
    for (const listener of [...listeners]) listener();
    announce();
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
    open: () => waiting[0]?.description ?? null,
    async answer(accept, text) {
      const dialog = waiting.shift()?.dialog;
      if (!dialog) return;
      announce();
      await (accept ? dialog.accept(text ?? dialog.defaultValue()) : dialog.dismiss());
      const resumed = Promise.all(stalled);
      stalled = [];
      await unlessOpen(() => Promise.race([resumed, sleep(RESUME_MS, undefined, { ref: false })]));
    },
    unlessOpen,
    onChange: (listener) => void observers.push(listener),
    async dismissAll() {
      const all = waiting;
      waiting = [];
      await Promise.all(all.map(({ dialog }) => dialog.dismiss().catch(() => undefined)));
    },
  };
}

function describeDialog(dialog: Dialog): OpenDialog {
  const kind = dialog.type() as OpenDialog['kind'];
  return { kind, message: dialog.message(), defaultText: dialog.defaultValue() };
}

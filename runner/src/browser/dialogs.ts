import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Dialog } from 'playwright-core';

/** An open JavaScript dialog. It blocks the page until it is answered. */
export interface OpenDialog {
  kind: 'alert' | 'confirm' | 'prompt';
  message: string;
  /** The text of a prompt before anything is typed; else empty. */
  defaultText: string;
  /** The browser's own question before a page with unsaved changes is left (`beforeunload`). */
  isLeaving: boolean;
}

/** As Chromium asks. The page has no say in it. */
const LEAVE_QUESTION = 'Leave site? Changes you made may not be saved.';

/** The JavaScript dialogs of a context, and the question before a page is left. Only the run answers them. */
export type Dialogs = ReturnType<typeof watchDialogs>;

/** Timeout for blocked work after a dialog is answered, in milliseconds. */
const RESUME_MS = 1000;

/** @param onLeaving called when `leave` has answered the question */
export function watchDialogs(context: BrowserContext, onLeaving: () => void) {
  let waiting: { dialog: Dialog; description: OpenDialog }[] = [];
  const listeners = new Set<() => void>();
  const observers: (() => void)[] = [];
  const announce = () => observers.forEach((observer) => observer());
  /** Work on pages that a dialog blocks. */
  let stalled: Promise<unknown>[] = [];

  context.on('dialog', (dialog) => {
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

  async function answer(accept: boolean, text: string | null): Promise<void> {
    const one = waiting.shift();
    if (!one) return;
    const { dialog, description } = one;
    announce();
    const isLeft = accept && description.isLeaving ? nextDocument(dialog) : undefined;
    await (accept ? dialog.accept(text ?? dialog.defaultValue()) : dialog.dismiss());
    const resumed = Promise.all([...stalled, isLeft]);
    stalled = [];
    await unlessOpen(() => Promise.race([resumed, sleep(RESUME_MS, undefined, { ref: false })]));
  }

  return {
    /** The oldest open dialog, always as the same object; null: none is open. */
    open: () => waiting[0]?.description ?? null,
    /** Answers the oldest dialog and waits a moment for the blocked page. @param text for a prompt; null: its default value */
    answer,
    /** Leaves the page if that is what the oldest open dialog asks. */
    async leave() {
      if (!waiting[0]?.description.isLeaving) return;
      await answer(true, null);
      onLeaving();
    },
    /**
     * Runs work on a page that a dialog may block.
     * @returns null as soon as a dialog is open; the work does not start if one is open already.
     */
    unlessOpen,
    /** Calls the listener when a dialog opens, is answered, or goes away with its page. */
    onChange: (listener: () => void) => void observers.push(listener),
    async dismissAll() {
      const all = waiting;
      waiting = [];
      await Promise.all(all.map(({ dialog }) => dialog.dismiss().catch(() => undefined)));
    },
  };
}

/** Resolves when the page of a dialog has navigated. Never rejects. */
async function nextDocument(dialog: Dialog): Promise<void> {
  await dialog
    .page()
    ?.waitForEvent('domcontentloaded', { timeout: RESUME_MS })
    .catch(() => undefined);
}

function describeDialog(dialog: Dialog): OpenDialog {
  const isLeaving = dialog.type() === 'beforeunload';
  return {
    kind: isLeaving ? 'confirm' : (dialog.type() as OpenDialog['kind']),
    message: isLeaving ? LEAVE_QUESTION : dialog.message(),
    defaultText: dialog.defaultValue(),
    isLeaving,
  };
}

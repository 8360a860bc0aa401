import type { BrowserContext, Dialog } from 'playwright-core';

/** What a JavaScript dialog (alert, confirm, prompt) is answered with. */
export interface DialogAnswer {
  isAccepted: boolean;
  /** For a prompt; null: what it proposes. */
  text: string | null;
}

/** A dialog that a page opened. It is answered at once: a page stands still until it is. */
export interface SeenDialog {
  kind: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  message: string;
  answer: DialogAnswer;
}

export interface Dialogs {
  /** The answer to the dialogs that come from now on. */
  plan(answer: DialogAnswer): void;
  /** Those that came since the last `forget`, oldest first. */
  seen(): SeenDialog[];
  forget(): void;
}

export const OK: DialogAnswer = { isAccepted: true, text: null };

/** Answers every dialog of a context. @param onAnswered told of each afterwards, in a sentence */
export function answerDialogs(context: BrowserContext, onAnswered: (sentence: string) => void): Dialogs {
  let planned = OK;
  let seen: SeenDialog[] = [];

  context.on('dialog', (dialog) => {
    const kind = dialog.type() as SeenDialog['kind'];
    const answer = kind === 'beforeunload' ? OK : planned;
    seen.push({ kind, message: dialog.message(), answer });
    onAnswered(sentenceOf(dialog, answer));
    give(dialog, answer).catch(() => undefined);
  });

  return {
    plan: (answer) => void (planned = answer),
    seen: () => seen,
    forget: () => void (seen = []),
  };
}

function give(dialog: Dialog, { isAccepted, text }: DialogAnswer): Promise<void> {
  if (!isAccepted) return dialog.dismiss();
  return dialog.accept(text ?? dialog.defaultValue());
}

function sentenceOf(dialog: Dialog, { isAccepted, text }: DialogAnswer): string {
  const typed = dialog.type() === 'prompt' && isAccepted && text !== null ? `"${text}" and ` : '';
  return `The page asked "${shorten(dialog.message())}" and was answered with ${typed}${isAccepted ? 'OK' : 'Cancel'}.`;
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

import { onSessionEnd } from 'shared/auth';
import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface ConfirmOptions {
  title: string;
  text: string;
  /** What can be set before confirming. `report`: why it cannot be confirmed as it is set; undefined: it can. */
  content?: ReactNode | ((report: (problem: string | undefined) => void) => ReactNode);
  /** Why it cannot be confirmed before something is set. */
  problem?: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is destructive. */
  tone?: 'danger';
}

export interface Question extends ConfirmOptions {
  answer: (isConfirmed: boolean) => void;
}

/** The first question is visible, the others wait. */
export const questions = createStore<readonly Question[]>([]);

/** Shows a confirmation dialog. Resolves to false on Cancel and Escape. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const question: Question = {
      ...options,
      answer: (isConfirmed) => {
        questions.set(questions.get().filter((asked) => asked !== question));
        resolve(isConfirmed);
      },
    };
    questions.set([...questions.get(), question]);
  });
}

/** Cancels every question. */
export function cancelQuestions(): void {
  for (const question of questions.get()) question.answer(false);
}

onSessionEnd(cancelQuestions);

import { onSessionEnd } from 'shared/auth';
import { createStore } from './store.ts';

export interface ConfirmOptions {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** What is asked about cannot be undone. */
  tone?: 'danger';
}

export interface Question extends ConfirmOptions {
  answer: (isConfirmed: boolean) => void;
}

/** The question on show; the next ones wait. */
export const questions = createStore<readonly Question[]>([]);

/** Asks before something is done, from anywhere. Resolves to false when the person cancels or presses Escape. */
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

/** Every question on show or waiting is answered with no. */
export function cancelQuestions(): void {
  for (const question of questions.get()) question.answer(false);
}

onSessionEnd(cancelQuestions);

import { useEffect, type RefObject } from 'react';

/** The control of a question that gets the focus. */
const FIRST = '[role="dialog"] [data-takes-focus]';

/**
 * Lends the focus of the live page to a question of its browser, and gives it back. A page asks whenever it likes: who writes elsewhere,
 * e.g. a step, must not type into its question.
 * @param question its number; null: nothing is asked
 * @param field takes the keys for the page, next to the question
 */
export function useQuestionFocus(question: number | null, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (question === null || !element || document.activeElement !== element) return;
    element.parentElement?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    };
  }, [question, field]);
}

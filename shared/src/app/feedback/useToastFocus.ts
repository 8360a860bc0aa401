import { useRef, type FocusEvent, type RefObject } from 'react';
import { useDocumentEvent } from 'shared/ui';

/** Moves the focus to the newest toast. */
export const TOAST_KEY = 'F8';

/** Moves the focus into the toasts of `region`, from one to the next, and back to where it was. */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useDocumentEvent('keydown', (event) => {
    const newest = openToasts(region.current).at(-1);
    if (event.key !== TOAST_KEY || !newest) return;
    event.preventDefault();
    firstControl(newest)?.focus();
  });

  return {
    /** Call it on every focus event in the region. */
    rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    },
    /** The toast at `index` closes: if it has the focus, the next toast gets it, or the element that had it before. */
    moveFocusOn(index: number) {
      const closing = region.current?.children[index];
      if (!closing?.contains(document.activeElement)) return;
      const cards = openToasts(region.current);
      const next = cards[cards.indexOf(closing) + 1] ?? cards[cards.indexOf(closing) - 1];
      (next ? lastControl(next) : origin.current)?.focus();
    },
  };
}

/** The toasts that are not fading out. */
function openToasts(region: HTMLElement | null): Element[] {
  return [...(region?.children ?? [])].filter((card) => !card.hasAttribute('inert'));
}

function controls(card: Element): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a[href], button')];
}

function firstControl(card: Element): HTMLElement | undefined {
  return controls(card)[0];
}

/** The dismiss button. */
function lastControl(card: Element): HTMLElement | undefined {
  return controls(card).at(-1);
}

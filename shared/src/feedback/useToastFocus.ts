import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Leads the keyboard to the newest toast, wherever it is. */
export const TOAST_KEY = 'F8';

/** The way of the focus into the toasts of `region`, from one to the next, and back to where it came from. */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const newest = staying(region.current).at(-1);
      if (event.key !== TOAST_KEY || !newest) return;
      event.preventDefault();
      firstControl(newest)?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [region]);

  return {
    /** Call it whenever the focus comes to a part of the region. */
    rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    },
    /** The toast at `index` is about to go: if it has the focus, the next one gets it, at the end the page. */
    passFocusOn(index: number) {
      const going = region.current?.children[index];
      if (!going?.contains(document.activeElement)) return;
      const cards = staying(region.current);
      const next = cards[cards.indexOf(going) + 1] ?? cards[cards.indexOf(going) - 1];
      (next ? lastControl(next) : origin.current)?.focus();
    },
  };
}

/** The toasts that do not fade away already. */
function staying(region: HTMLElement | null): Element[] {
  return [...(region?.children ?? [])].filter((card) => !card.hasAttribute('inert'));
}

function controls(card: Element): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a[href], button')];
}

function firstControl(card: Element): HTMLElement | undefined {
  return controls(card)[0];
}

/** The button that dismisses it. */
function lastControl(card: Element): HTMLElement | undefined {
  return controls(card).at(-1);
}

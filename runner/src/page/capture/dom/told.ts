/** What only scripts of the page can read, and elements tell (browser/tell-probes.ts). */

import { oncePerCall } from '../per-call.ts';

export const TELL_EVENTS = { ask: 'steplight-ask', answer: 'steplight-answer' };

/** null: the element tells nothing. */
const ask = oncePerCall((element: EventTarget): unknown => {
  let told: unknown = null;
  const listen = (event: Event) => {
    event.stopImmediatePropagation();
    told = JSON.parse(String((event as CustomEvent).detail)) as unknown;
  };
  element.addEventListener(TELL_EVENTS.answer, listen, { once: true });
  element.dispatchEvent(new Event(TELL_EVENTS.ask));
  element.removeEventListener(TELL_EVENTS.answer, listen);
  return told;
});

/** `role` or an `aria-` attribute of an element, else what its `ElementInternals` say instead. */
export const ariaOf = (element: Element, attribute: string): string | null => {
  const own = element.getAttribute(attribute);
  if (own !== null || !element.localName.includes('-')) return own;
  const told = ask(element) as Record<string, string> | null;
  return told?.[attribute] ?? null;
};

/** The texts that are painted on a canvas, in the order in which they were painted. */
export const paintedTexts = (canvas: HTMLCanvasElement): string[] => (ask(canvas) as string[] | null) ?? [];

/** When the short timers of the page that have not run yet were started and are due, on the clock of `performance`. */
export const pendingTimers = (): { startedAt: number; dueAt: number }[] => {
  const told = ask(document);
  return Array.isArray(told) ? (told as { startedAt: number; dueAt: number }[]) : [];
};

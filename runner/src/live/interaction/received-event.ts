import { evaluateIfSingle, evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import type { RunContext } from '../../agent/run-context.ts';
import { inLibrary } from '../../browser/page-library.ts';
import { followPath } from '../elements/element-path.ts';
import type { LiveElement } from '../types.ts';

/** Where an element received an event of the person, in pixels of its own window; 0 for keys. */
export interface ReceivedEvent {
  x: number;
  y: number;
}

/** `other`: something else received it, or the page swallowed it. `gone`: the document has been replaced. */
type Reception = ReceivedEvent | 'other' | 'gone';

interface Store {
  steplightReceived?: { reception: ReceivedEvent | 'other'; stop(): void };
}

/**
 * Listens for the next event of the person at an element's document, where scripts of the page cannot interfere: a page that moves
 * another element under the pointer between the hit test and the click must not get a step that names the first one.
 */
export async function awaitEvent({ locator }: LiveElement, type: 'pointerdown' | 'keydown'): Promise<void> {
  await evaluateIfSingle(locator, listen, type);
}

/** Whether the element received the event; it may have been removed since. */
export async function readReception({ window }: RunContext, { id }: LiveElement): Promise<Reception> {
  const place = followPath(window.page(), id);
  if (!place) return 'gone';
  return (await evaluateIsolated(place.document, takeReception).catch(() => null)) ?? 'gone';
}

/** Runs inside the page. */
const listen = inLibrary(function listen(element: Element, type: 'pointerdown' | 'keydown'): boolean {
  const store = globalThis as Store;
  const textOf = (node: Element) => (node as HTMLElement).innerText?.replace(/\s+/g, ' ').trim();
  const isLabel = (node: EventTarget) => node instanceof HTMLLabelElement && node.control === element;
  const receives = (path: EventTarget[]) => {
    const [hit] = path;
    // The margin around a text belongs to the box that holds nothing else.
    const isBox = hit instanceof Element && hit.contains(element) && textOf(hit) === textOf(element);
    return isBox || path.some((node) => node === element || isLabel(node));
  };
  const listener = (event: Event) => {
    if (!event.isTrusted) return;
    stop();
    if (!receives(event.composedPath())) return;
    const { clientX: x, clientY: y } = event instanceof MouseEvent ? event : { clientX: 0, clientY: 0 };
    store.steplightReceived = { reception: { x, y }, stop };
  };
  const stop = () => removeEventListener(type, listener, true);
  store.steplightReceived?.stop();
  store.steplightReceived = { reception: 'other', stop };
  addEventListener(type, listener, true);
  return true;
});

/** Runs inside the page. null: this document was not there when the event was awaited. */
const takeReception = inLibrary(function takeReception(): ReceivedEvent | 'other' | null {
  const store = globalThis as Store;
  const { reception = null, stop } = store.steplightReceived ?? {};
  stop?.();
  delete store.steplightReceived;
  return reception;
});

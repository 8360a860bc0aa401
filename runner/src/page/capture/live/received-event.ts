/** Where an element received an event of the person, in pixels of its own window; 0 for keys. */
export interface ReceivedEvent {
  x: number;
  y: number;
}

interface Store {
  steplightReceived?: { reception: ReceivedEvent | 'other'; stop(): void };
}

/** Listens for the next event of the person. @param type of the event */
export function listenForEvent(element: Element, type: 'pointerdown' | 'keydown'): boolean {
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
}

/** null: this document was not there when the event was awaited. */
export function takeReception(): ReceivedEvent | 'other' | null {
  const store = globalThis as Store;
  const { reception = null, stop } = store.steplightReceived ?? {};
  stop?.();
  delete store.steplightReceived;
  return reception;
}

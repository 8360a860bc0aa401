/** The in-page registry of `steplight-element` (browser/selectors.ts), which finds elements by their ids. */
interface Registry {
  /** Distinguishes the ids of this document from those of another. */
  token: string;
  ids: WeakMap<Element, string>;
  elements: Map<string, WeakRef<Element>>;
}

/** Runs inside the page: stable ids for elements. */
export function registry() {
  const store = ((globalThis as { steplightElements?: Registry }).steplightElements ??= {
    token: Math.random().toString(36).slice(2),
    ids: new WeakMap(),
    elements: new Map(),
  });

  const idOf = (element: Element): string => {
    const known = store.ids.get(element);
    if (known !== undefined) return known;
    const id = `${store.token}-${store.elements.size}`;
    store.ids.set(element, id);
    store.elements.set(id, new WeakRef(element));
    return id;
  };

  const elementOf = (id: string): Element | null => store.elements.get(id)?.deref() ?? null;

  return { idOf, elementOf };
}

export type ElementIds = ReturnType<typeof registry>;

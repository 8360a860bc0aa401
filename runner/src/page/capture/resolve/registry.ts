/** Stable ids for elements. */

/** The in-page registry of `steplight-element` (page/selectors.ts), which finds elements by their ids. */
interface Registry {
  /** Distinguishes the ids of this document from those of another. */
  token: string;
  ids: WeakMap<Element, string>;
  elements: Map<string, WeakRef<Element>>;
}

const store = ((globalThis as { steplightElements?: Registry }).steplightElements ??= {
  token: Math.random().toString(36).slice(2),
  ids: new WeakMap(),
  elements: new Map(),
});

/** The id of an element, which it keeps as long as its document lasts. */
export const idOf = (element: Element): string => {
  const known = store.ids.get(element);
  if (known !== undefined) return known;
  const id = `${store.token}-${store.elements.size}`;
  store.ids.set(element, id);
  store.elements.set(id, new WeakRef(element));
  return id;
};

/** The element of an id; null: it is gone, or of another document. */
export const elementOf = (id: string): Element | null => store.elements.get(id)?.deref() ?? null;

/** What an element's document showed before the pointer rested on it, the page was scrolled, or a field was clicked. */
interface Snapshot {
  mark: number;
  visible: WeakSet<Element>;
  /** Tags and texts of what was visible: a page that renders an element again has not revealed it. */
  signatures: Set<string>;
}

interface Store {
  steplightTrail?: Snapshot[];
}

/** Remembers what the document shows now, under a number. */
export function rememberVisible(_: Element, mark: number): boolean {
  const MAX_SNAPSHOTS = 20;
  const MAX_LENGTH = 80;
  const store = globalThis as Store;
  const visible = new WeakSet<Element>();
  const signatures = new Set<string>();
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      visible.add(element);
      if (element.childElementCount < 4)
        signatures.add(`${element.localName} ${(element.textContent ?? '').slice(0, MAX_LENGTH)}`);
    }
  };
  visit(document);
  store.steplightTrail = [...(store.steplightTrail ?? []), { mark, visible, signatures }].slice(
    -MAX_SNAPSHOTS,
  );
  return true;
}

/** The last snapshot without the element is followed by what revealed it. */
export function findMark(element: Element): number | null {
  const MAX_LENGTH = 80;
  const signature = `${element.localName} ${(element.textContent ?? '').slice(0, MAX_LENGTH)}`;
  const hadIt = ({ visible, signatures }: Snapshot) =>
    visible.has(element) || (element.childElementCount < 4 && signatures.has(signature));
  return ((globalThis as Store).steplightTrail ?? []).findLast((snapshot) => !hadIt(snapshot))?.mark ?? null;
}

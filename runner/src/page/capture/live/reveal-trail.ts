import { isVisible } from '../resolve/matching.ts';
import { allElements } from '../resolve/tree.ts';

/** What an element's document showed before the pointer rested on it, the page was scrolled, or a field was clicked. */
interface Snapshot {
  mark: number;
  visible: WeakSet<Element>;
  /** Small elements that were visible, by tag and text. */
  alike: Map<string, WeakRef<Element>[]>;
}

interface Store {
  steplightTrail?: Snapshot[];
}

const MAX_SNAPSHOTS = 20;
const MAX_CHILDREN = 3;
const MAX_LENGTH = 80;

/** null: too large to tell it from another by its text. */
const signatureOf = (element: Element): string | null =>
  element.childElementCount > MAX_CHILDREN
    ? null
    : `${element.localName} ${(element.textContent ?? '').slice(0, MAX_LENGTH)}`;

/** Remembers what the document shows now, under a number. */
export function rememberVisible(_: Element, mark: number): boolean {
  const store = globalThis as Store;
  const visible = allElements().filter(isVisible);
  const alike = new Map<string, WeakRef<Element>[]>();
  for (const element of visible) {
    const signature = signatureOf(element);
    if (signature === null) continue;
    const others = alike.get(signature);
    if (others) others.push(new WeakRef(element));
    else alike.set(signature, [new WeakRef(element)]);
  }
  const snapshot = { mark, visible: new WeakSet(visible), alike };
  store.steplightTrail = [...(store.steplightTrail ?? []), snapshot].slice(-MAX_SNAPSHOTS);
  return true;
}

/** The last snapshot without the element is followed by what revealed it. */
export function findMark(element: Element): number | null {
  const signature = signatureOf(element) ?? '';
  // A page that renders an element again has not revealed it.
  const isReplaced = ({ alike }: Snapshot) =>
    (alike.get(signature) ?? []).some((other) => other.deref()?.isConnected !== true);
  const hadIt = (snapshot: Snapshot) => snapshot.visible.has(element) || isReplaced(snapshot);
  return ((globalThis as Store).steplightTrail ?? []).findLast((snapshot) => !hadIt(snapshot))?.mark ?? null;
}

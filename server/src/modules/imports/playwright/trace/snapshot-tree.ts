import type { FrameSnapshot } from './trace-events.ts';

/** An element of a snapshot with what it holds; texts are strings. */
export interface SnapshotElement {
  tag: string;
  attributes: Record<string, string>;
  children: (SnapshotElement | string)[];
  parent: SnapshotElement | null;
}

/** What is visited of one snapshot: a damaged one may refer to itself without end. */
const NODES_MAX = 50_000;
const DEPTH_MAX = 400;

/**
 * Puts snapshots together: `["DIV", {…}, …]` is an element, a string a text, and `[[2, 5]]` the sixth node, counted by their ends, of
 * what the snapshot two before of the same frame spells out.
 */
export function createSnapshotTrees(
  snapshots: FrameSnapshot[],
): (snapshot: FrameSnapshot) => SnapshotElement | null {
  const frames = Map.groupBy(snapshots, ({ frameId }) => frameId);
  const nodes = new Map<FrameSnapshot, unknown[]>();
  const nodesOf = (snapshot: FrameSnapshot): unknown[] => {
    const known = nodes.get(snapshot) ?? spelledOut(snapshot.html);
    nodes.set(snapshot, known);
    return known;
  };
  return (snapshot) => {
    const frame = frames.get(snapshot.frameId) ?? [];
    let visited = 0;
    const build = (
      node: unknown,
      index: number,
      parent: SnapshotElement | null,
      depth: number,
    ): SnapshotElement | string | null => {
      if (++visited > NODES_MAX || depth > DEPTH_MAX) return null;
      if (typeof node === 'string') return node;
      if (!Array.isArray(node)) return null;
      const [first, attributes, ...children] = node as unknown[];
      if (Array.isArray(first)) {
        const [distance, at] = first as unknown[];
        const before = typeof distance === 'number' ? frame[index - distance] : undefined;
        const found = before && typeof at === 'number' ? nodesOf(before)[at] : undefined;
        return found === undefined || !before
          ? null
          : build(found, index - Number(distance), parent, depth + 1);
      }
      if (typeof first !== 'string') return null;
      const element: SnapshotElement = {
        tag: first.toLowerCase(),
        attributes: textsOf(attributes),
        children: [],
        parent,
      };
      for (const child of children) {
        const built = build(child, index, element, depth + 1);
        if (built !== null) element.children.push(built);
      }
      return element;
    };
    const root = build(snapshot.html, frame.indexOf(snapshot), null, 0);
    return typeof root === 'string' ? null : root;
  };
}

function textsOf(attributes: unknown): Record<string, string> {
  if (typeof attributes !== 'object' || attributes === null) return {};
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}

/** The nodes that a snapshot spells out itself, children before their parents. */
function spelledOut(html: unknown): unknown[] {
  const nodes: unknown[] = [];
  const visit = (node: unknown, depth: number) => {
    if (nodes.length > NODES_MAX || depth > DEPTH_MAX) return;
    if (typeof node === 'string') nodes.push(node);
    else if (Array.isArray(node) && typeof node[0] === 'string') {
      for (const child of node.slice(2) as unknown[]) visit(child, depth + 1);
      nodes.push(node);
    }
  };
  visit(html, 0);
  return nodes;
}

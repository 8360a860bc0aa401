import {
  namesOf,
  nodesOf,
  targetOf,
  textOf,
  wouldHit,
  type PageModel,
  type PageNode,
} from 'shared/page-model';
import { cleanText, nameKey, purposeOf, quote, readStep } from 'shared/step-language';

/** Longer texts are cut. */
const MAX_TEXT = 160;

/** An element of a page, or a stretch of text, as one line. */
export interface TreeLine {
  id: number;
  /** How many others it stands in. */
  depth: number;
  /** `button "Buy" disabled` */
  text: string;
}

/** What a step looked for on a page: the elements that it names, or the nearest ones; `text` says it in words. */
export interface Sought {
  ids: ReadonlySet<number>;
  isFound: boolean;
  text: string;
}

/** The elements of a page as lines, each below those that it stands in. What only holds others has no line. */
export function treeLines({ nodes }: Pick<PageModel, 'nodes'>): TreeLine[] {
  const lines: TreeLine[] = [];
  const add = (node: PageNode, depth: number) => {
    const text = lineOf(node);
    if (text !== null) lines.push({ id: node.id, depth, text });
    for (const child of node.children ?? []) add(child, text === null ? depth : depth + 1);
  };
  for (const node of nodes) add(node, 0);
  return lines;
}

/** null: it only holds others. */
function lineOf(node: PageNode): string | null {
  const { kind, role, value, states = [], hidden, opaque, level, children } = node;
  const [name] = namesOf(node);
  const own = children ? '' : textOf(node);
  if (role === 'text') return own === '' ? null : quote(shortened(own));
  const facts = [
    name !== undefined && quote(shortened(name)),
    own !== '' && (name === undefined || nameKey(own) !== nameKey(name)) && `shows ${quote(shortened(own))}`,
    level !== undefined && `level ${level}`,
    value !== undefined && `holds ${quote(shortened(value))}`,
    ...states,
    hidden === 'not-rendered' && 'not visible',
    hidden === 'behind-dialog' && 'behind a dialog',
    hidden === 'covered' && 'covered',
    opaque !== undefined && 'could not be looked into',
  ].filter((fact) => fact !== false);
  if (kind === null && facts.length === 0) return null;
  return [kind ?? role, ...facts].join(' ');
}

function shortened(text: string): string {
  const clean = cleanText(text);
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean;
}

/** The ids of the lines that another page does not have, wherever they stand; one that is there once more often counts once. */
export function newLines(lines: TreeLine[], others: TreeLine[]): Set<number> {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  const fresh = lines.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
  return new Set(fresh.map(({ id }) => id));
}

/** What a step would hit on a page; null: it names nothing. @param task the sentence of the step */
export function soughtBy(task: string, page: PageModel): Sought | null {
  const { command, type } = readStep(task);
  const target = targetOf({ command });
  if (!command || !target) return null;
  const hit = wouldHit(page, target, purposeOf(command), type === 'assert');
  const { text } = hit;
  switch (hit.result) {
    case 'one':
      return { ids: new Set([hit.node.id]), isFound: true, text };
    case 'several':
      return { ids: new Set(hit.nodes.map(({ id }) => id)), isFound: true, text };
    case 'none': {
      const keys = new Set(hit.nearest.map(({ kind, name }) => `${kind} ${nameKey(name)}`));
      const near = [...nodesOf(page)].filter((node) =>
        namesOf(node).some((name) => keys.has(`${node.kind} ${nameKey(name)}`)),
      );
      return { ids: new Set(near.map(({ id }) => id)), isFound: false, text };
    }
    case 'unknown':
      return { ids: new Set(), isFound: false, text };
  }
}

/** A part of the lines, at most so many, with the first that is marked in it. */
export function linesAround<Line>(
  lines: Line[],
  marked: number,
  most: number,
): { lines: Line[]; start: number } {
  const start = marked < most ? 0 : Math.min(marked - Math.floor(most / 2), lines.length - most);
  return { lines: lines.slice(start, start + most), start };
}

import type { PageReader } from './page-reader.ts';

type Tree<N> = Pick<PageReader<N>, 'parentOf'>;

/** The closest element that passes a test, from an element outwards. */
export function closestOf<N>(page: Tree<N>, start: N, test: (node: N) => boolean): N | null {
  let node: N | null = start;
  while (node && !test(node)) node = page.parentOf(node);
  return node;
}

/** The element itself, then what it is in. */
export function chainOf<N>(page: Tree<N>, start: N): N[] {
  const chain: N[] = [];
  closestOf(page, start, (node) => chain.push(node) < 0);
  return chain;
}

/** These elements in document order, each once. */
export function inOrder<N>(page: Pick<PageReader<N>, 'all'>, nodes: N[]): N[] {
  const chosen = new Set(nodes);
  return page.all().filter((node) => chosen.has(node));
}

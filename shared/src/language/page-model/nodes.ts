import { cleanText, nameKey, type Kind, type NamedElement } from 'shared/step-language';
import type { PageModel, PageNode } from './page-model.ts';
import { isOfKind } from './resolve/kinds.ts';
import { hasTrait } from './resolve/model-page.ts';

const NODES = { roleOf: ({ role }: PageNode) => role, has: hasTrait };

/** Every node in document order, each after those that it stands in. */
export function* nodesOf({ nodes }: Pick<PageModel, 'nodes'>): Iterable<PageNode> {
  for (const node of nodes) yield* nodeAndInner(node);
}

function* nodeAndInner(node: PageNode): Iterable<PageNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodeAndInner(child);
}

/** What a step can call a node: its accessible name and what a person sees of it count both. */
export function namesOf({ names = {} }: Pick<PageNode, 'names'>): string[] {
  const all = [names.accessible, names.visible, names.label].map((name) => cleanText(name ?? ''));
  return [...new Map(all.filter(Boolean).map((name) => [nameKey(name), name])).values()];
}

/** What a node and all in it show, as one text. */
export function textOf(node: PageNode): string {
  if (node.hidden === 'not-rendered') return '';
  return cleanText(node.text ?? (node.children ?? []).map(textOf).join(' '));
}

/** What a step can name on the page, in document order, each once; what cannot be seen is left out. @param kind only of this kind */
export function namedElements(model: PageModel, kind: Kind | null = null): NamedElement[] {
  const found = new Map<string, NamedElement>();
  for (const node of nodesOf(model))
    if (node.kind !== null && !node.hidden && (kind === null || isOfKind(NODES, node, kind)))
      for (const name of namesOf(node)) {
        const key = `${node.kind} ${nameKey(name)}`;
        const search = node.role === 'searchbox' && { isSearch: true as const };
        if (!found.has(key)) found.set(key, { name, kind: node.kind, ...search });
      }
  return [...found.values()];
}

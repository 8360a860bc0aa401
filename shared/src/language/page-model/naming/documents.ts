import type { PageModel, PageNode } from '../page-model.ts';
import { modelPage } from '../resolve/model-page.ts';
import type { PageReader } from '../resolve/page-reader.ts';

/** A document of a model. */
interface ModelDocument {
  page: PageReader<PageNode>;
  /** The frame of it in which the next document is; null: it is the last one. */
  frame: PageNode | null;
}

/** The documents from the page to the one that a node is in; empty: the node is of another model. */
export function documentsAround({ nodes }: Pick<PageModel, 'nodes'>, node: PageNode): ModelDocument[] {
  const page = modelPage(nodes);
  const all = page.all();
  if (all.includes(node)) return [{ page, frame: null }];
  for (const frame of all.filter(({ role, children }) => role === 'iframe' && children)) {
    const inner = documentsAround({ nodes: frame.children ?? [] }, node);
    if (inner.length > 0) return [{ page, frame }, ...inner];
  }
  return [];
}

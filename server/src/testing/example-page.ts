import { brotliCompressSync } from 'node:zlib';
import type { PageModel, PageNode } from 'shared/page-model';

/** A page with these buttons. */
export function examplePage(...buttons: string[]): PageModel {
  const nodes = buttons.map((name, id): PageNode => ({
    id,
    kind: 'button',
    role: 'button',
    names: { accessible: name },
  }));
  return { format: 2, address: 'http://localhost/', title: 'Shop', nodes };
}

/** The page as the runner reports it with a step. */
export function compressed(page: PageModel): Buffer {
  return brotliCompressSync(JSON.stringify(page));
}

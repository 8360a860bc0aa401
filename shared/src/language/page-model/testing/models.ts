import { elementKinds, type Kind } from 'shared/step-language';
import type { PageModel, PageNode } from '../page-model.ts';

/** A node that is not numbered yet. */
export type Part = Omit<PageNode, 'id' | 'children'> & { children?: Part[] };

/** An element of a kind with an accessible name; '' has none. */
export function element(kind: Kind, name: string, more: Partial<Part> = {}): Part {
  const names = name === '' ? {} : { names: { accessible: name } };
  return { kind, role: elementKinds[kind].roles[0] ?? 'generic', ...names, ...more };
}

/** A stretch of text. */
export function text(words: string, more: Partial<Part> = {}): Part {
  return { kind: 'text', role: 'text', text: words, ...more };
}

/** A model with these parts, numbered in document order. */
export function model(...parts: Part[]): PageModel {
  let last = 0;
  const numbered = ({ children, ...part }: Part): PageNode => {
    const id = ++last;
    return { id, ...part, ...(children && { children: children.map(numbered) }) };
  };
  return { format: 2, address: 'https://shop.example/', title: 'Shop', nodes: parts.map(numbered) };
}

import { elementOf } from '../resolve/registry.ts';
import { runFunction } from './store.ts';

/** Elements that were found before, by their ids. */
export const selector = {
  queryAll(_: Element | Document, body: string): Element[] {
    const [id = '', name, request] = body.split('.');
    const element = elementOf(id);
    if (element?.isConnected) return [element];
    return name && request ? ((runFunction(name, request) ?? []) as Element[]) : [];
  },
  query: (root: Element, body: string) => selector.queryAll(root, body)[0],
};

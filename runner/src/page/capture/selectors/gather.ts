import { gathered } from './store.ts';

/** Collects the elements that it is evaluated on, in order, under an id. */
export const selector = {
  queryAll(root: Element, id: string): Element[] {
    const lists = gathered();
    const list = lists.get(id);
    if (list) list.push(root);
    else lists.set(id, [root]);
    return [root];
  },
  query: (root: Element, id: string) => selector.queryAll(root, id)[0],
};

/** The result is the detached element. */
export const selector = {
  queryAll: (root: Element): Element[] => (root.localName === 'data' && !root.isConnected ? [root] : []),
  query: (root: Element) => selector.queryAll(root)[0],
};

import type { RefCallback } from 'react';

/** Elements that other places of the screen focus or scroll to, by a name instead of an id or a selector. */
export interface FocusTargets<Name> {
  /** The ref of the element with this name. */
  ref(name: Name): RefCallback<HTMLElement>;
  /** undefined: it is not shown. */
  find(name: Name): HTMLElement | undefined;
}

/** Creates the targets of one kind, such as the cards of a list, for all who import them. */
export function createFocusTargets<Name>(): FocusTargets<Name> {
  const shown = new Map<Name, HTMLElement>();
  return {
    ref: (name) => (element) => {
      if (!element) return undefined;
      shown.set(name, element);
      return () => {
        // A screen that replaces another one may have set its own already.
        if (shown.get(name) === element) shown.delete(name);
      };
    },
    find: (name) => shown.get(name),
  };
}
